// How Firefox differs from Chromium for internationalized domains, from the cases of netwerk/test/unit/test_idn_spoof.js in
// the repository mozilla/gecko-dev (commit 0888a44). That file has Chromium's cases, and marks those in which Firefox's answer
// is another one. Cases for one platform are left out.

/** Firefox shows these in Unicode, and Chromium in Punycode. */
export const SHOWN_BY_FIREFOX_ALONE: readonly string[] = `
xn--1-xcc.com xn--qccaa.com xn--4000-pfr.com xn--hllo-bpa7979ih5m.cn xn--caf-dma9024xvpg.kr xn--1ca20i.com
xn--e1argc3h.com xn--123-qdd8bmf3n.com xn----8sbn9akccw8m.com xn--1-8sbn9akccw8m.com xn--e1ari3f61c.com xn--q1a0a.com
xn--80a8a6a.com xn--igklmo68-kcb.com www.xn--igklmo68-kcb.com foo.bar.xn--igklmo68-kcb.com xn--igklmo68-kcb.co.uk
mail.xn--igklmo68-kcb.co.uk xn--digklmo68-7vf.com xn--digkmo68-9ob.com xn--digklo68-l89c.com xn--digklm68-b5a.com
xn--123-bed4a4a6hh40i.com xn--07be.com xn--27be.com xn--77ba.com xn--qcce.com xn--occe.com xn--rccd.com xn--pcca.com
xn--drcb.com xn--d4be.com xn--yucg.com xn--yuco.com xn--1jcf.com xn--zjca.com xn--cgce.com xn--fgci.com xn--dgca.com
xn--l1acpvx.com xn--l1acpzs.com xn--b1atdu1a.com xn--b1atsw03i.com xn--345-jtke.com xn--mxar4bh6w.com xn--pktb-5xa.com
xn--phkb-d7a.com xn--j1afq4bxw.com xn--j1aq4a7cvo.com xn--j1aq4azund.com xn--j1aq4azuxd.com xn--j1aq4azuyj.com
xn--j1aq4azu9z.com xn--j1aq4azuq0a.com xn--m1ak4azu6b.com xn--m1ak4azunc.com xn--m1ak4azuxc.com xn--m1ak4azu7c.com
xn--m1ak4azu8i.com xn--m1ak4azuzy.com xn--m1a4a4nnery.com xn--m1a4ne5jry.com xn--b1av9v8dry.com xn--b1a9p8c1e8r.com
xn--wmr-jxa.com xn--l1agz80a.com xn--l1ag2a0y.com xn--o1at1tsi.com xn--03ae.com xn--03a6s.com xn--r4amg4b.com
xn--r4am0b8r.com xn--r4am0b3s.com xn--r4am6b4p.com xn--91a7osa62a.com xn--134567890-gnk.com xn--124567890-10h.com
xn--124567890-1ti.com xn--124567890-mfj.com xn--124567890-m3r.com xn--124567890-17s.com xn--124567890-hfu.com
xn--124567890-6s6a.com xn--124567890-we8a.com xn--124567890-hh8a.com xn--123567890-dr5h.com xn--123457890-fzh.com
xn--123457890-fmk.com xn--123456789-ohw.com xn--ae-fsa.com xn--ce-0ia.com xn--6ca2t.com xn--y5a4n.com xn--ridq5c9hnd.com
xn--w3calb.com xn--r3chp.com xn--r3cjm.com xn--f7chp.com xn--f7cjm.com xn--f7cj9b.com xn--f7cj9b5h.com xn--11-lqi.com
xn--wder-qqa.com xn--d12-s18d.cn xn--fu-hia.de xn--mxac2c.gr xn--nion-unb.com xn--ily-n3y.com xn--tst-bma.net
some.xn--tst-bma.net xn--wwwtest-2be.com xn--ipaddress-w75n.com xn--ipaddress-wx5h.com xn--google-gg5e.com
xn--google-9f5e.com xn--google-gn7i.com xn--google-9m7i.com xn--123456789-yzg.com xn--est-118d.net xn--est-918d.net
xn--est-e28d.net xn--est-t18d.net xn--3-cq6a.com xn--cxe-n68d.com xn--cye-b98d.com xn--ceba.com xn--googlecom-gk6n.com
xn--googlecom-0y6n.com xn--googlecom-v85n.com xn--googlecom-g95n.com xn--googlecom-b76o.com xn--googlecom-ql3h.com
xn--googlecom-0r5h.com xn--googlecom-bu5h.com xn--googlecom-qv5h.com xn--googlecom-0x5h.com xn--googlecom-by5h.com
xn--googlecom-ly5h.com xn--googlecom-5o5h.com xn--googlecom-075n.com xn--googlecom-046h.com xn--googlecom-026h.com
xn--googlecom-lg9q.com xn--googlecom-g040a.com xn--googlecom-b85n.com xn--mbbkpm.com xn--6xd66aa62c.com xn--mxapd.com
xn--gpd3ag.com xn--7dbh4a.com xn--oidbbf41a.com xn--rmdcmef.com xn--07baub.com xn--62ba6j.com xn--becd.com xn--occacb.com
xn--stca6jf.com xn--lwccv.com xn--zhca6ub.com xn--mlca6ab.com xn--brcaabbb.com xn--fo-5ja.com
xn--xample-9ua.test.xn--nt-bja xn--16-1ik.com xn--16-ogg.com
`
  .trim()
  .split(/\s+/);

/** Chromium shows these in Unicode, and Firefox in Punycode: a sign of Hebrew. */
export const SHOWN_BY_CHROMIUM_ALONE: readonly string[] = ["xn--5db6bh9b.il", "xn--5eb.il"];

/**
 * Of the hosts here and in `chromium.ts`, Firefox itself shows these in Unicode: 153.8.0esr, which was asked for
 * `Services.io.newURI(…).displayHost`. It knows more of Chromium's rules than the tests above, which are older.
 */
export const SHOWN_BY_FIREFOX_ITSELF: readonly string[] = `
xn--1lq90ic7f1rc.cn xn--cy2a840a.com www.xn--123-p18d.com www.xn--hello-9n1hm04c.com xn--l8jvb1ey91xtjb.jp
xn--tckm4i2e.jp xn--3ck7a7g.jp xn--e-efusa1mzf.jp www.xn--or3b17p6jjc.kr xn--bcher-kva.de www.xn--frgbolaget-q5a.se
www.xn--alliancefranaise-npb.fr xn--caf-dma.fr xn--poema-9qae5a.com.br xn--achy-f6a.com xn--kxae4bafwg.gr
xn---123-pldm0haj2bk.gr xn--n1aeec9b.ru xn---123-45dmmc5f.ru xn--d1abbgf6aiiy.xn--p1ai xn--mgba1fmg.eg xn--4dbib.he
xn---123-ptf2c5c6bt.il xn--12c2cc4ag3b4ccu.th xn---123-9goxcp8c9db2r.th www.xn--l1b6a9e1b7c.in xn---123-kbjl2j0bl2k.in
xn--han-eb9ll88m.kr xn--han-or0kq92gkm3c.xn--3e0b707e xn--y9j3b.xn--3e0b707e xn--hanzi-u57ii69i.tw
xn--hanzi-u57i952h.cn xn--hanzi-if9kt8n.cn xn--kanji-ii4dpizfq59yuykqr4b.jp xn--b1-xi4a7cvc9f.com xn--lck0ip02qw5ya.jp
xn--u8j5tr47nw5ya.jp xn--vekt920a.jp xn--vek160nb2ay85atj0b.jp xn--lck2i.jp xn--lck4i.jp xn--e1argc3h.xn--p1ai
xn--123-qdd8bmf3n.xn--p1ai xn----8sbn9akccw8m.xn--p1ai xn--1-8sbn9akccw8m.xn--p1ai xn--e1argc3h.ru
xn--123-qdd8bmf3n.ru xn----8sbn9akccw8m.ru xn--1-8sbn9akccw8m.ru xn--e1adhj9a.com xn--ldk.jp xn--2-ymcov.eg
xn--mgbjq0r.eg xn--dmb xn--st-9ia.net some.xn--st-9ia.net xn--atst-cpa.net xn--gamer-fg1hz05u.com
xn--gamer-kg1hy05u.com xn--4gqz91g.com xn--4gqc.com xn--oiqsace.com xn--acdef-wva.is xn--mnpqr-jta.is xn--mnpqr-jta.fo
xn--xample-vyc.az xn--ll-0ea.cat xn--mbbkpm.am xn--mbbkpm.xn--y9a3aq xn--6xd66aa62c.et xn--6xd66aa62c.xn--m0d3gwjla96a
xn--mxapd.gr xn--mxapd.xn--qxam xn--7dbh4a.il xn--9dbq2a.xn--7dbh4a xn--oidbbf41a.mm xn--oidbbf41a.xn--7idjb0f4ck
xn--r3ch7hsc.th xn--r3ch7hsc.xn--o3cw4h xn--xample-9ua.test.net xn--fu-hia.de xn--mxac2c.gr xn--4000-pfr.com
xn--hllo-bpa7979ih5m.cn xn--caf-dma9024xvpg.kr xn--1ca20i.com xn--11-lqi.com xn--d12-s18d.cn xn--nion-unb.com
xn--ily-n3y.com xn--ceba.com xn--mbbkpm.com xn--6xd66aa62c.com xn--mxapd.com xn--7dbh4a.com xn--oidbbf41a.com
xn--07baub.com xn--becd.com xn--lwccv.com xn--mlca6ab.com xn--123456789-ohw.com xn--123457890-fzh.com xn-----8kci4dhsd
xn--igklmo68-kcb.com www.xn--igklmo68-kcb.com xn--igklmo68-kcb.co.uk mail.xn--igklmo68-kcb.co.uk xn--digklmo68-7vf.com
xn--digkmo68-9ob.com xn--digklo68-l89c.com xn--digklm68-b5a.com xn--tst-bma.net some.xn--tst-bma.net xn--googl-fsa.com
xn--cxe-n68d.com xn--cye-b98d.com xn--est-e28d.net foo.bar.xn--igklmo68-kcb.com xn--07be.com xn--77ba.com xn--d4be.com
xn--yucg.com xn--yuco.com xn--cgce.com xn--dgca.com xn--l1acpvx.com xn--l1acpzs.com xn--b1atdu1a.com xn--345-jtke.com
xn--pktb-5xa.com xn--phkb-d7a.com xn--wmr-jxa.com xn--l1agz80a.com xn--l1ag2a0y.com xn--03ae.com xn--r4amg4b.com
xn--ae-fsa.com xn--ce-0ia.com xn--6ca2t.com xn--y5a4n.com xn--f7chp.com xn--f7cjm.com xn--f7cj9b.com xn--f7cj9b5h.com
xn--wder-qqa.com xn--fo-5ja.com xn--xample-9ua.test.xn--nt-bja
`
  .trim()
  .split(/\s+/);
