// IANA's Special-Purpose Address Registries of IPv4 and IPv6, and the scopes of its IPv6 Multicast Address Space Registry.
// Generated from tooling/data/iana: do not edit. To make it again: npm run generate

/** When the registries were read. */
export const REGISTRIES_DATE = "2026-07-18";

/** By the digit at the end of a row. */
export const KINDS =
  "loopback|unspecified|private|shared|link-local|broadcast|documentation|benchmarking|reserved|special";

/**
 * Prefix, name, reference, allocation, termination if any; source, destination, forwardable, globally reachable,
 * reserved by protocol as T, F, or - for what is neither; kind.
 */
export const BLOCKS = `::1/128|Loopback Address|[RFC4291]|2006-02||FFFFT|0
::/128|Unspecified Address|[RFC4291]|2006-02||TFFFT|1
2001:1::1/128|Port Control Protocol Anycast|[RFC7723]|2015-10||TTTTF|9
2001:1::2/128|Traversal Using Relays around NAT Anycast|[RFC8155]|2017-02||TTTTF|9
2001:1::3/128|DNS-SD Service Registration Protocol Anycast|[RFC9665]|2024-04||TTTTF|9
::ffff:0:0/96|IPv4-mapped Address|[RFC4291]|2006-02||FFFFT|9
64:ff9b::/96|IPv4-IPv6 Translat.|[RFC6052]|2010-10||TTTTF|9
100::/64|Discard-Only Address Block|[RFC6666]|2012-06||TTTFF|9
100:0:0:1::/64|Dummy IPv6 Prefix|[RFC9780]|2025-04||TFFFF|9
64:ff9b:1::/48|IPv4-IPv6 Translat.|[RFC8215]|2017-06||TTTFF|9
2001:2::/48|Benchmarking|[RFC5180][RFC Errata 1752]|2008-04||TTTFF|7
2001:4:112::/48|AS112-v6|[RFC7535]|2014-12||TTTTF|9
2620:4f:8000::/48|Direct Delegation AS112 Service|[RFC7534]|2011-05||TTTTF|9
0.0.0.0/32|This host on this network|[RFC1122], Section 3.2.1.3|1981-09||TFFFT|1
192.0.0.8/32|IPv4 dummy address|[RFC7600]|2015-03||TFFFF|9
192.0.0.9/32|Port Control Protocol Anycast|[RFC7723]|2015-10||TTTTF|9
192.0.0.10/32|Traversal Using Relays around NAT Anycast|[RFC8155]|2017-02||TTTTF|9
192.0.0.170/32|NAT64/DNS64 Discovery|[RFC8880][RFC7050], Section 2.2|2013-02||FFFFT|9
192.0.0.171/32|NAT64/DNS64 Discovery|[RFC8880][RFC7050], Section 2.2|2013-02||FFFFT|9
192.88.99.2/32|6a44-relay anycast address|[RFC6751]|2012-10||TTTFF|9
255.255.255.255/32|Limited Broadcast|[RFC8190] [RFC919], Section 7|1984-10||FTFFT|5
2001::/32|TEREDO|[RFC4380] [RFC8190]|2006-01||TTT-F|9
2001:3::/32|AMT|[RFC7450]|2014-12||TTTTF|9
2001:db8::/32|Documentation|[RFC3849]|2004-07||FFFFF|6
192.0.0.0/29|IPv4 Service Continuity Prefix|[RFC7335]|2011-06||TTTFF|9
2001:10::/28|Deprecated (previously ORCHID)|[RFC4843]|2007-03|2014-03|-----|9
2001:20::/28|ORCHIDv2|[RFC7343]|2014-07||TTTTF|9
2001:30::/28|Drone Remote ID Protocol Entity Tags (DETs) Prefix|[RFC9374]|2022-12||TTTTF|9
192.0.0.0/24|IETF Protocol Assignments|[RFC6890], Section 2.1|2010-01||FFFFF|9
192.0.2.0/24|Documentation (TEST-NET-1)|[RFC5737]|2010-01||FFFFF|6
192.31.196.0/24|AS112-v4|[RFC7535]|2014-12||TTTTF|9
192.52.193.0/24|AMT|[RFC7450]|2014-12||TTTTF|9
192.88.99.0/24|Deprecated (6to4 Relay Anycast)|[RFC7526]|2001-06|2015-03|-----|9
192.175.48.0/24|Direct Delegation AS112 Service|[RFC7534]|1996-01||TTTTF|9
198.51.100.0/24|Documentation (TEST-NET-2)|[RFC5737]|2010-01||FFFFF|6
203.0.113.0/24|Documentation (TEST-NET-3)|[RFC5737]|2010-01||FFFFF|6
2001::/23|IETF Protocol Assignments|[RFC2928]|2000-09||FFFFF|9
3fff::/20|Documentation|[RFC9637]|2024-07||FFFFF|6
169.254.0.0/16|Link Local|[RFC3927]|2005-05||TTFFT|4
192.168.0.0/16|Private-Use|[RFC1918]|1996-02||TTTFF|2
2002::/16|6to4|[RFC3056]|2001-02||TTT-F|9
5f00::/16|Segment Routing (SRv6) SIDs|[RFC9602]|2024-04||TTTFF|9
198.18.0.0/15|Benchmarking|[RFC2544]|1999-03||TTTFF|7
172.16.0.0/12|Private-Use|[RFC1918]|1996-02||TTTFF|2
100.64.0.0/10|Shared Address Space|[RFC6598]|2012-04||TTTFF|3
fe80::/10|Link-Local Unicast|[RFC4291]|2006-02||TTFFT|4
0.0.0.0/8|This network|[RFC791], Section 3.2|1981-09||TFFFT|9
10.0.0.0/8|Private-Use|[RFC1918]|1996-02||TTTFF|2
127.0.0.0/8|Loopback|[RFC1122], Section 3.2.1.3|1981-09||FFFFT|0
fc00::/7|Unique-Local|[RFC4193] [RFC8190]|2005-10||TTTFF|2
240.0.0.0/4|Reserved|[RFC1112], Section 4|1989-08||FFFFT|8`;

/** The names of the scopes of multicast from 0 to F. */
export const SCOPES =
  "Reserved|Interface-Local|Link-Local|Realm-Local|Admin-Local|Site-Local|Unassigned|Unassigned|Organization-Local|Unassigned|Unassigned|Unassigned|Unassigned|Unassigned|Global|Reserved";
