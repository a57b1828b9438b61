"""Answers with Python's stringprep and encodings.idna: one JSON object in, one out.

Python folds by str.lower and normalizes by tables of its own Unicode version where it should use those of 3.2. Both are
corrected here: what 3.2 has not assigned has no case and does not compose, and CASED_SINCE had no small letters yet.
Before 3.13, it also knows the ACE prefix in lower case only.
"""

import json
import stringprep
import sys
import unicodedata
from encodings import idna
from functools import lru_cache

CASED_SINCE = {0x4C0, *range(0x10A0, 0x10C6), *range(0x13A0, 0x13F5), 0x2132, 0x2183}

ucd = unicodedata.ucd_3_2_0
python_map = stringprep.map_table_b3


def map_table_b3(code):
    if ord(code) in CASED_SINCE or stringprep.in_table_a1(code):
        return code
    return python_map(code)


class UCD:
    def __getattr__(self, name):
        return getattr(ucd, name)

    def normalize(self, form, text):
        output = ""
        assigned = ""
        for code in text:
            if stringprep.in_table_a1(code):
                output += ucd.normalize(form, assigned) + code
                assigned = ""
            else:
                assigned += code
        return output + ucd.normalize(form, assigned)


stringprep.map_table_b3 = map_table_b3
stringprep.unicodedata = idna.unicodedata = UCD()
# Each code point is asked for several times in a row.
for name in ["map_table_b2", *(name for name in dir(stringprep) if name.startswith("in_table_"))]:
    setattr(stringprep, name, lru_cache(64)(getattr(stringprep, name)))


def attempt(function, text):
    try:
        result = function(text)
        return result.decode("ascii") if isinstance(result, bytes) else result
    except UnicodeError:
        return None


def to_unicode(label):
    prefix = label[:4].lower()
    return attempt(idna.ToUnicode, prefix + label[4:] if prefix == "xn--" else label)


def class_of(code):
    if any(f(code) for f in PROHIBITED):
        return "P"
    if stringprep.in_table_a1(code):
        return "U"
    if stringprep.in_table_d1(code):
        return "R"
    return "L" if stringprep.in_table_d2(code) else "O"


PROHIBITED = [getattr(stringprep, "in_table_" + name) for name in "c12 c22 c3 c4 c5 c6 c7 c8 c9".split()]


def main():
    question = json.load(sys.stdin)
    characters = question["characters"]
    alone = []
    between = []
    right_to_left = []
    classes = ""
    for c in range(0x110000):
        code = chr(c)
        alone.append(attempt(idna.ToASCII, code))
        between.append(attempt(idna.ToASCII, f"a{code}b"))
        if c < characters:
            right_to_left.append(attempt(idna.ToASCII, f"\u05d0{code}\u05d0"))
            classes += class_of(code)
    answer = {
        "ascii": [attempt(idna.ToASCII, label) for label in question["labels"]],
        "unicode": [to_unicode(label) for label in question["labels"]],
        "classes": classes,
        "alone": alone,
        "between": between,
        "rightToLeft": right_to_left,
    }
    json.dump(answer, sys.stdout)


main()
