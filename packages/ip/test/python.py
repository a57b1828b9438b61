"""Answers questions about addresses with Python's ipaddress: one JSON object in, one out."""

import json
import sys
from ipaddress import collapse_addresses, ip_address, ip_network, summarize_address_range


def attempt(make):
    try:
        return make()
    except ValueError:
        return None


def address(text):
    found = attempt(lambda: ip_address(text))
    if found is None:
        return None
    inside = []
    if found.version == 6:
        teredo = found.teredo
        inside = [found.ipv4_mapped, found.sixtofour, *(teredo if teredo else (None, None))]
    return {
        "text": str(found),
        "exploded": found.exploded,
        "number": str(int(found)),
        "arpa": found.reverse_pointer,
        "bytes": found.packed.hex(),
        "multicast": found.is_multicast,
        "private": found.is_private,
        "inside": [None if each is None else str(each) for each in inside],
    }


def prefix(text):
    found = attempt(lambda: ip_network(text))
    masked = attempt(lambda: ip_network(text, strict=False))
    if masked is None:
        return None
    subnets = masked.subnets(new_prefix=min(masked.prefixlen + 3, masked.max_prefixlen))
    return {
        "strict": None if found is None else str(found),
        "masked": str(masked),
        "first": str(masked[0]),
        "last": str(masked[-1]),
        "size": str(masked.num_addresses),
        "netmask": str(masked.netmask),
        "wildcard": str(masked.hostmask),
        "supernet": str(masked.supernet()) if masked.prefixlen else None,
        "subnets": [str(each) for each in subnets],
    }


def relation(pair):
    a, b = map(ip_network, pair)
    return [a.version == b.version and b.subnet_of(a), a.overlaps(b), b[0] in a]


def difference(pair):
    outer, inner = map(ip_network, pair)
    return [str(each) for each in sorted(outer.address_exclude(inner))]


ANSWERS = {
    "addresses": address,
    "prefixes": prefix,
    "relations": relation,
    "collapses": lambda texts: [str(each) for each in collapse_addresses(map(ip_network, texts))],
    "summaries": lambda pair: [str(each) for each in summarize_address_range(*map(ip_address, pair))],
    "differences": difference,
}

questions = json.load(sys.stdin)
json.dump({kind: [ANSWERS[kind](each) for each in items] for kind, items in questions.items()}, sys.stdout)
