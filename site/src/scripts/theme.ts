// Not a module: it runs before the page is drawn, so that no light page flashes. It must import nothing.
{
  const THEMES = ["Auto", "Light", "Dark"] as const;
  type Theme = (typeof THEMES)[number];
  const KEY = "theme";

  const stored = (): Theme => {
    try {
      return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? "Auto";
    } catch {
      // The browser keeps nothing for this page.
      return "Auto";
    }
  };

  const apply = (theme: Theme): void => {
    const dark = document.querySelector<HTMLLinkElement>("#dark");
    if (dark === null) return;
    dark.media = { Auto: "(prefers-color-scheme: dark)", Light: "not all", Dark: "all" }[theme];
    document.documentElement.style.colorScheme = theme === "Auto" ? "" : theme.toLowerCase();
  };

  let theme = stored();
  apply(theme);

  document.addEventListener("DOMContentLoaded", () => {
    const button = document.querySelector<HTMLButtonElement>("#theme");
    if (button === null) return;
    const show = (): void => {
      button.textContent = theme;
      button.setAttribute("aria-label", `${theme}: colour theme`);
    };
    show();
    button.hidden = false;
    button.addEventListener("click", () => {
      theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
      apply(theme);
      show();
      try {
        localStorage.setItem(KEY, theme);
      } catch {
        // Then the choice is for this page alone.
      }
    });
  });
}

export {};
