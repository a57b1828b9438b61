import type { Messages } from "./messages.ts";

/**
 * The sentences in German, for the option `messages` of `validate` and `findErrors`.
 * @example GERMAN["port-out-of-range"] // → "Der Port ist größer als 65535."
 * @see https://url.spec.whatwg.org/#validation-error
 */
export const GERMAN: Messages = {
  "domain-to-ASCII": "Der Host ist kein gültiger Domainname.",
  "domain-to-ASCII/disallowed": "Der Host enthält ein Zeichen, das in Domainnamen nicht erlaubt ist.",
  "domain-to-ASCII/punycode":
    "Ein Teil des Hosts beginnt mit „xn--“, steht aber nicht für einen internationalen Namensteil.",
  "domain-to-ASCII/nfc": "Ein mit „xn--“ geschriebener Teil des Hosts hat nicht die Normalisierungsform C von Unicode.",
  "domain-to-ASCII/hyphen": "Ein Teil des Hosts beginnt oder endet mit einem Bindestrich.",
  "domain-to-ASCII/hyphens":
    "Der Teil „{text}“ des Hosts hat Bindestriche als drittes und viertes Zeichen, was nur „xn--“ haben darf.",
  "domain-to-ASCII/placeholder": "Im Host steht noch der Platzhalter „{text}“: Ersetzen Sie ihn durch einen Namen.",
  "host-invalid-code-point/space": "Ein Leerzeichen ist in einem Host nicht erlaubt, auch nicht mit Prozentkodierung.",
  "missing-scheme-non-relative-URL/empty": "Ein leerer Text ist keine URL.",
  "missing-scheme-non-relative-URL/placeholder":
    "Vorn steht noch der Platzhalter „{text}“: Ersetzen Sie ihn durch Schema und Host einer URL.",
  "missing-scheme-non-relative-URL/share":
    "Das ist ein Pfad in einem Windows-Netzwerk: Als URL beginnt er mit „file://“ und hat Schrägstriche.",
  "missing-scheme-non-relative-URL/ssh":
    "Das ist eine SSH-Adresse: Als URL beginnt sie mit „ssh://“, und statt des Doppelpunkts steht ein Schrägstrich.",
  "port-invalid/placeholder": "Im Port steht noch der Platzhalter „{text}“: Ersetzen Sie ihn durch eine Zahl.",
  "port-invalid/space": "Ein Leerzeichen ist in einem Port nicht erlaubt.",
  "domain-to-ASCII/mark": "Ein Teil des Hosts beginnt mit einem kombinierenden Zeichen.",
  "domain-to-ASCII/std3":
    "Der Host enthält ein ASCII-Zeichen, das weder Buchstabe noch Ziffer, Bindestrich oder Punkt ist.",
  "domain-to-ASCII/contextJ": "Ein Teil des Hosts enthält ein unsichtbares Verbindungszeichen, das nichts verbindet.",
  "domain-to-ASCII/bidi":
    "Ein Teil des Hosts mischt linksläufige und rechtsläufige Zeichen so, dass er nicht eindeutig ist.",
  "domain-to-ASCII/length":
    "Ein Teil des Hosts ist leer oder länger als 63 Zeichen, oder der Host ist länger als 253 Zeichen.",
  "domain-to-ASCII/non-ASCII":
    "Der Host besteht nicht nur aus ASCII-Zeichen, und die Tabellen zur Prüfung sind hier nicht enthalten.",
  "domain-to-ASCII/platform": "Die Plattform lehnt den Host ab, ohne einen Grund zu nennen.",
  "domain-to-ASCII/space": "Ein Leerzeichen ist in einem Host nicht erlaubt.",
  "domain-to-ASCII/underscore":
    "Ein Unterstrich ist in einem Hostnamen nicht erlaubt, auch wenn ihn die meisten Programme annehmen.",
  "domain-to-ASCII/percent":
    "Auf ein Prozentzeichen müssen zwei Hexadezimalziffern folgen, und ein Host braucht beides nicht.",
  "domain-to-ASCII/character": "Das Zeichen „{text}“ ist in einem Host nicht erlaubt.",
  "domain-to-ASCII/empty-label": "Der Host hat zwei Punkte hintereinander und nichts dazwischen.",
  "domain-to-ASCII/long-label": "Der Teil „{text}“ des Hosts hat {length} Zeichen, und mehr als 63 sind nicht erlaubt.",
  "domain-to-ASCII/long-host": "Der Host hat {length} Zeichen, und mehr als 253 sind nicht erlaubt.",
  "domain-percent-encoded": "Der Host enthält Prozentkodierungen, aber Domainnamen brauchen keine.",
  "host-invalid-code-point": "Der Host enthält ein Zeichen, das in Hosts auch mit Prozentkodierung nicht erlaubt ist.",
  "IPv4-non-ASCII-input": "Die IPv4-Adresse hat Ziffern oder Punkte, die keine ASCII-Zeichen sind.",
  "IPv4-empty-part": "Die IPv4-Adresse endet mit einem Punkt.",
  "IPv4-too-few-parts": "Die IPv4-Adresse hat weniger als vier Zahlen.",
  "IPv4-too-many-parts": "Die IPv4-Adresse hat mehr als vier Zahlen.",
  "IPv4-non-numeric-part": "Der Host endet wie eine IPv4-Adresse mit einer Zahl, aber dieser Teil ist keine Zahl.",
  "IPv4-non-decimal-part": "Die IPv4-Adresse hat eine Zahl, die hexadezimal oder oktal gelesen wird.",
  "IPv4-out-of-range-part": "Die IPv4-Adresse hat eine Zahl, die größer als 255 ist.",
  "IPv6-unclosed": "Der Host beginnt mit „[“, endet aber nicht mit „]“.",
  "IPv6-invalid-compression": "Die IPv6-Adresse beginnt mit einem einzelnen Doppelpunkt.",
  "IPv6-too-many-pieces": "Die IPv6-Adresse hat mehr als acht Blöcke.",
  "IPv6-multiple-compression": "Die IPv6-Adresse enthält „::“ zum zweiten Mal.",
  "IPv6-invalid-code-point":
    "Die IPv6-Adresse hat hier weder eine Hexadezimalziffer noch einen Doppelpunkt, oder sie endet zu früh.",
  "IPv6-too-few-pieces": "Die IPv6-Adresse hat weniger als acht Blöcke und kein „::“ für die fehlenden.",
  "IPv6-piece-leading-zero": "Die IPv6-Adresse hat einen Block mit einer führenden Null.",
  "IPv4-in-IPv6-too-many-pieces": "Die IPv6-Adresse hat mehr als sechs Blöcke vor der IPv4-Adresse, mit der sie endet.",
  "IPv4-in-IPv6-invalid-code-point":
    "Die IPv4-Adresse in der IPv6-Adresse besteht nicht aus vier Dezimalzahlen ohne führende Nullen.",
  "IPv4-in-IPv6-out-of-range-part": "Die IPv4-Adresse in der IPv6-Adresse hat eine Zahl, die größer als 255 ist.",
  "IPv4-in-IPv6-too-few-parts": "Die IPv4-Adresse in der IPv6-Adresse hat weniger als vier Zahlen.",
  "invalid-URL-unit": "Dieses Zeichen muss hier mit Prozentkodierung geschrieben werden.",
  "invalid-URL-unit/around": "Vor oder nach der URL stehen Leerzeichen oder Steuerzeichen.",
  "invalid-URL-unit/within": "Die URL enthält einen Tabulator oder einen Zeilenumbruch.",
  "invalid-URL-unit/percent": "Auf ein Prozentzeichen müssen zwei Hexadezimalziffern folgen.",
  "invalid-URL-unit/surrogate":
    "Ein halbes Surrogatpaar ist ohne die andere Hälfte kein Zeichen und wird als U+FFFD gelesen.",
  "special-scheme-missing-following-solidus": "Auf das Schema muss genau „//“ folgen.",
  "missing-scheme-non-relative-URL":
    "Die URL hat kein Schema wie „https:“, und es wurde keine Basis-URL angegeben, zu der sie relativ ist.",
  "missing-scheme-non-relative-URL/quotes": "Um die URL stehen Anführungszeichen oder spitze Klammern.",
  "missing-scheme-non-relative-URL/slashes":
    "Vor „//“ steht kein Schema wie „https:“, und keine Basis-URL, von der es kommen könnte, ist angegeben.",
  "missing-scheme-non-relative-URL/no-scheme": "Vor dem Doppelpunkt steht kein Schema wie „https“.",
  "missing-scheme-non-relative-URL/late-colon":
    "Der Doppelpunkt, der ein Schema beendet, steht vor „//“ und nicht dahinter.",
  "missing-scheme-non-relative-URL/comma":
    "Der URL fehlt ein Schema wie „https://“, und in ihrem Host steht ein Komma anstelle eines Punkts.",
  "missing-scheme-non-relative-URL/colon": "Auf das Schema muss ein Doppelpunkt folgen.",
  "invalid-reverse-solidus": "Anstelle eines Schrägstrichs steht ein umgekehrter Schrägstrich.",
  "invalid-credentials":
    "Die URL enthält einen Benutzernamen oder ein Passwort, und alle, die sie sehen, können es lesen.",
  "invalid-credentials/second-at":
    "Nur das letzte „@“ beendet Benutzernamen und Passwort: Ein anderes wird „%40“ geschrieben.",
  "invalid-credentials/nobody": "Vor dem Host steht ein „@“, aber kein Benutzername.",
  "bytes-not-UTF-8": "Diese Prozentkodierungen sind kein UTF-8 und stehen daher für keine Zeichen.",
  "scheme-not-registered": "Das Schema ist nicht bei der IANA registriert und vielleicht falsch geschrieben.",
  "host-missing": "Die URL hat keinen Host.",
  "host-missing/IPv6": "Der Host fehlt: Eine IPv6-Adresse steht in eckigen Klammern wie in „[::1]“.",
  "port-out-of-range": "Der Port ist größer als 65535.",
  "port-invalid": "Der Port enthält ein Zeichen, das keine Ziffer ist.",
  "port-invalid/IPv6": "Das ist kein Port: Eine IPv6-Adresse steht in eckigen Klammern wie in „[::1]“.",
  "port-invalid/password": "Das ist kein Port: In einem Passwort werden „/“ und „#“ als „%2F“ und „%23“ geschrieben.",
  "file-invalid-Windows-drive-letter":
    "Der Pfad beginnt mit einem Windows-Laufwerksbuchstaben, obwohl er relativ zu einer Datei sein soll.",
  "file-invalid-Windows-drive-letter-host": "An der Stelle des Hosts steht ein Windows-Laufwerksbuchstabe.",
  "domain-to-ASCII/first-dot": "Der Host beginnt mit einem Punkt.",
  "domain-to-ASCII/last-dot":
    "Der Host endet mit einem Punkt, der zwar aufgelöst wird, aber in gültigen Hostnamen nicht steht.",
  "host-invalid-code-point/character":
    "Das Zeichen „{text}“ ist in einem Host nicht erlaubt, auch nicht mit Prozentkodierung.",
  "IPv6-invalid-code-point/zone":
    "Eine URL hat keinen Platz für die Zone einer IPv6-Adresse: Das „%“ und der Rest entfallen.",
  "IPv6-invalid-code-point/character": "Das Zeichen „{text}“ ist in einer IPv6-Adresse nicht erlaubt.",
  "invalid-URL-unit/space": "Ein Leerzeichen muss hier mit Prozentkodierung geschrieben werden.",
  "invalid-URL-unit/character": "Das Zeichen „{text}“ muss hier mit Prozentkodierung geschrieben werden.",
  "missing-scheme-non-relative-URL/host": "Vor dem Host der URL steht kein Schema wie „https://“.",
  "missing-scheme-non-relative-URL/mail": "Das ist eine E-Mail-Adresse: Als URL beginnt sie mit „mailto:“.",
  "missing-scheme-non-relative-URL/full-width": "Die URL ist mit vollbreiten Zeichen geschrieben, etwa „：“ statt „:“.",
  "port-invalid/path": "Auf den Doppelpunkt nach dem Host folgt ein Port: Ein Pfad beginnt mit einem Schrägstrich.",
  "port-invalid/character": "Der Port enthält „{text}“, und das ist keine Ziffer.",
  "port-invalid/colon": "Vor dem Port stehen zwei Doppelpunkte.",
  "scheme-not-registered/drive":
    "Das Laufwerk „{text}:“ wird als Schema gelesen: Die URL einer Datei beginnt mit „file:///“.",
  "scheme-not-registered/host": "Der Host „{text}“ wird als Schema gelesen, weil davor keines steht, etwa „http://“.",
  "scheme-repeated": "Die URL hat zwei Schemata, von denen das zweite als Host gelesen wird.",
  "scheme-not-allowed": "Das Schema muss eines von diesen sein: {allowed}.",
  "credentials-not-allowed": "In der URL darf kein Benutzername und kein Passwort stehen.",
  "host-not-allowed": "Der Host muss eines von diesen sein: {allowed}.",
  "host-without-dot": "Der Host hat keinen Punkt wie ein Name der Form „example.com“.",
  "port-not-allowed": "Dieser Port ist nicht erlaubt.",
  "too-long": "Die URL ist länger als {allowed} Zeichen.",
  "not-text": "Hier muss Text stehen.",
  "host-not-public": "Der Host gehört nicht zum öffentlichen Internet.",
  "address-not-public": "Die IP-Adresse gehört nicht zum öffentlichen Internet.",
  "not-an-address": "Das ist keine IP-Adresse.",
  "IP-version-not-allowed": "Die IP-Adresse muss eine der Version {allowed} sein.",
  "email-without-at": "Die E-Mail-Adresse hat kein „@“.",
  "email-without-local-part": "Die E-Mail-Adresse hat nichts vor dem „@“.",
  "email-local-part": "Der Teil vor dem „@“ hat ein Zeichen oder einen Punkt, der dort nicht erlaubt ist.",
  "email-local-part-too-long": "Der Teil vor dem „@“ ist länger als 64 Bytes.",
  "email-domain": "Der Teil nach dem „@“ ist nicht der Name eines Hosts.",
  "email-too-long": "Die E-Mail-Adresse ist länger als 254 Bytes.",
};
