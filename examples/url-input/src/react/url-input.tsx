import type { URLPolicy } from "@url/validator";
import { type ComponentProps, type ReactElement, useEffect, useId, useLayoutEffect, useRef } from "react";
import { cutText, moveMarks } from "../shared/marks.ts";
import { followScroll, replaceText } from "../shared/mirror.ts";
import { useURLCheck } from "./use-url-check.ts";

export interface URLInputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What a URL may have. Create it once, outside of the component. */
  readonly policy?: URLPolicy | undefined;
  /** How long a person must pause before the first message appears, in milliseconds. The default is 500. */
  readonly delay?: number | undefined;
}

/** An input that shows what is wrong with the URL in it, and blocks its form while the URL is not allowed. */
export function URLInput({ value, onValueChange, policy, delay = 500, ...props }: URLInputProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const { check, checked, isShown, show, setComposing } = useURLCheck(value, policy, delay);
  const marks = isShown ? moveMarks(check.marks, checked, value) : [];
  const blocks = isShown && check.blocks;

  useLayoutEffect(() => {
    input.current?.setCustomValidity(check.blocks && check.message !== null ? check.message : "");
  }, [check]);
  useEffect(() => {
    return input.current && mirror.current ? followScroll(input.current, mirror.current) : undefined;
  }, []);
  const onFix = (): void => {
    if (input.current === null || check.fix === null) return;
    const { start, end, replacement } = check.fix.suggestion;
    replaceText(input.current, start, end, replacement);
  };

  return (
    <>
      <div className="url-field">
        <input
          spellCheck={false}
          inputMode="url"
          {...props}
          ref={input}
          value={value}
          dir="ltr"
          aria-invalid={blocks || undefined}
          aria-describedby={messageId}
          onChange={(event) => onValueChange(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onBlur={show}
          onInvalid={show}
        />
        <div className="url-mirror" aria-hidden="true" ref={mirror}>
          {cutText(value, marks).map(({ start, text, level }) => (
            <span key={`${start}${text === "" ? "!" : ""}`} className={classOf(text, level)}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <div className={blocks ? "url-help url-help-error" : "url-help"}>
        <span className="url-message" id={messageId} aria-live="polite">
          {isShown ? check.message : ""}
        </span>
        {isShown && check.fix !== null && (
          <button type="button" className="url-fix" onClick={onFix}>
            {check.fix.label}
          </button>
        )}
      </div>
    </>
  );
}

function classOf(text: string, level: string | null): string | undefined {
  return level === null ? undefined : `url-mark url-mark-${level}${text === "" ? " url-mark-empty" : ""}`;
}
