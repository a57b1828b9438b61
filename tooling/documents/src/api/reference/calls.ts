import type ts from "typescript";
import type { DocComment } from "../doc-comment.ts";
import { optionsOf } from "./members.ts";
import type { Call, Parameter } from "./model.ts";

/** Returns the ways to call a function: one for each overload. */
export function callsOf(symbol: ts.Symbol, doc: DocComment | undefined, checker: ts.TypeChecker): Call[] {
  const texts = parameterTexts(doc);
  return checker
    .getTypeOfSymbolAtLocation(symbol, symbol.declarations![0]!)
    .getCallSignatures()
    .flatMap((signature) => {
      const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
      if (declaration === undefined) return [];
      return [
        {
          parameters: declaration.parameters.map((parameter) => parameterOf(parameter, texts, checker)),
          returns: declaration.type?.getText().replace(/\s+/g, " ") ?? checker.typeToString(signature.getReturnType()),
        },
      ];
    });
}

function parameterOf(
  parameter: ts.ParameterDeclaration,
  texts: ReadonlyMap<string, string>,
  checker: ts.TypeChecker,
): Parameter {
  const name = parameter.name.getText();
  return {
    name: parameter.dotDotDotToken === undefined ? name : `...${name}`,
    type: parameter.type?.getText().replace(/\s+/g, " ") ?? "",
    isOptional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
    default: parameter.initializer?.getText(),
    text: texts.get(name) ?? "",
    options: optionsOf(parameter, checker),
  };
}

/** The texts of the `@param` tags, by name. */
function parameterTexts(doc: DocComment | undefined): Map<string, string> {
  return new Map(
    (doc?.tags ?? []).flatMap(({ tag, text }) => {
      const [, name = "", meaning = ""] = (tag === "param" && /^(\S+)\s+([\s\S]*)$/.exec(text)) || [];
      return name === "" ? [] : [[name, meaning.replace(/\s+/g, " ")]];
    }),
  );
}
