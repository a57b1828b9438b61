import { useURLField } from "@url/field/react";
import type { URLPolicy } from "@url/validator";
import type { ComponentProps, ReactElement } from "react";

export interface URLInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "ref"> {
  readonly label: string;
  readonly id: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What a URL may have. Create it once, outside of the component. */
  readonly policy?: URLPolicy | undefined;
}

/** An input that shows what is wrong with the URL in it, and blocks its form while the URL is not allowed. */
export function URLInput({ label, id, value, onValueChange, policy, ...props }: URLInputProps): ReactElement {
  const { inputProps, mirrorProps, alertProps, statusProps, correction, correct } = useURLField({ policy, value });
  return (
    <div className="url-field">
      <label htmlFor={id}>{label}</label>
      <input
        spellCheck={false}
        inputMode="url"
        dir="ltr"
        {...props}
        {...inputProps}
        id={id}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <div className="url-mirror" {...mirrorProps} />
      <div className="url-help">
        <span className="url-alert" {...alertProps} />
        <span className="url-status" {...statusProps} />
        {correction && (
          <button type="button" className="url-correction" onClick={correct}>
            {correction.label}
          </button>
        )}
      </div>
    </div>
  );
}
