// What Chromium shows for internationalized domains, from the cases of components/url_formatter/spoof_checks/
// idn_spoof_checker_unittest.cc in the repository chromium/chromium (commit 0af7d03). Cases for one platform are left out.

/** Chromium shows these in Unicode. */
export const SHOWN: readonly string[] = `
xn--1lq90ic7f1rc.cn xn--cy2a840a.com www.xn--123-p18d.com www.xn--hello-9n1hm04c.com xn--l8jvb1ey91xtjb.jp xn--tckm4i2e.jp
xn--3ck7a7g.jp xn--e-efusa1mzf.jp xn--3bkxe.jp www.xn--or3b17p6jjc.kr xn--bcher-kva.de www.xn--frgbolaget-q5a.se
www.xn--alliancefranaise-npb.fr xn--caf-dma.fr xn--poema-9qae5a.com.br xn--achy-f6a.com xn--kxae4bafwg.gr
xn---123-pldm0haj2bk.gr xn--n1aeec9b.ru xn---123-45dmmc5f.ru xn--d1abbgf6aiiy.xn--p1ai xn--mgba1fmg.eg xn--4dbib.he
xn---123-ptf2c5c6bt.il xn--12c2cc4ag3b4ccu.th xn---123-9goxcp8c9db2r.th www.xn--l1b6a9e1b7c.in xn---123-kbjl2j0bl2k.in
xn--han-eb9ll88m.kr xn--han-or0kq92gkm3c.xn--3e0b707e xn--y9j3b.xn--3e0b707e xn--hanzi-u57ii69i.tw xn--hanzi-u57i952h.cn
xn--hanzi-if9kt8n.cn xn--kanji-ii4dpizfq59yuykqr4b.jp xn--5ekcde0577e87tc.tw xn--bopo-ty4cghi8509kk7xd.tw
xn--bopomofo-hj5gkalm.tw xn--b1-xi4a7cvc9f.com xn--lck0ip02qw5ya.jp xn--u8j5tr47nw5ya.jp xn--vekt920a.jp
xn--vek160nb2ay85atj0b.jp xn--lck2i.jp xn--lck4i.jp xn--j1amdg.com xn--e1argc3h.xn--p1ai xn--123-qdd8bmf3n.xn--p1ai
xn----8sbn9akccw8m.xn--p1ai xn--1-8sbn9akccw8m.xn--p1ai xn--e1argc3h.ru xn--123-qdd8bmf3n.ru xn----8sbn9akccw8m.ru
xn--1-8sbn9akccw8m.ru xn--e1adhj9a.com xn--5db6bh9b.il xn--ldk.jp xn--5eb.il xn--2-ymcov.eg xn--mgbjq0r.eg xn--dmb
xn--st-9ia.net some.xn--st-9ia.net xn--atst-cpa.net xn--gamer-fg1hz05u.com xn--gamer-kg1hy05u.com xn--gamer-f94d4426b.com
xn--gamer-k94d3426b.com xn--4gqz91g.com xn--4fkv10r.com xn--4gqc.com xn--oiqsace.com xn--acdef-wva.is xn--mnpqr-jta.is
xn--mnpqr-jta.fo xn--xample-vyc.az xn--ll-0ea.cat xn--mbbkpm.am xn--mbbkpm.xn--y9a3aq xn--6xd66aa62c.et
xn--6xd66aa62c.xn--m0d3gwjla96a xn--mxapd.gr xn--mxapd.xn--qxam xn--gpd3ag.ge xn--gpd3ag.xn--node xn--7dbh4a.il
xn--9dbq2a.xn--7dbh4a xn--oidbbf41a.mm xn--oidbbf41a.xn--7idjb0f4ck xn--rmdcmef.mm xn--rmdcmef.xn--7idjb0f4ck
xn--r3ch7hsc.th xn--r3ch7hsc.xn--o3cw4h xn--xample-9ua.test.net xn--fu-hia.de xn--mxac2c.gr
`
  .trim()
  .split(/\s+/);

/** Chromium shows these in Punycode, because a label does not pass its checks. */
export const NOT_SHOWN: readonly string[] = `
xn--1-xcc.com xn--0-6ee.com xn--47b6w.com xn--qccaa.com xn--4000-pfr.com xn--dfe0tte.ca xn--4ljxa2bb4a6bxb.ma
xn--4o7a6e1x64c.cn xn--56ec8bp.cn xn--95e5de3ds.cn xn--2u0fpf0a.cn xn--paypl-g9d.com xn--ggl-6xc1ca.gr xn--ggl-tdd6ba.ru
xn--hllo-bpa7979ih5m.cn xn--2xa6t2b.ru xn--abcef-vuu.test xn--caf-dma9024xvpg.kr xn--y9j3b9855e.kr xn--lcka3d1bztghi.tw
xn--5ekcde4543qbec.tw xn--ab-3ofh8fqbj6h.in xn--ab-jsi9al4bxdb6n.th xn--bs-red.com xn--foo-vkm.com xn--fo-h3g.com
xn--fo-isg.com xn--t2bes3ds6749n.com xn--11b0x.in xn--ab-lym.com xn--ab1-p6q.com xn--1ab-m6qd.com xn--ab-jymc.com
xn--liy-bq1b.com xn--rol-cq1b.com xn--ily-8p1b.com xn--1ly-8p1b.com xn--03c0b3ca.th xn--1ca20i.com xn--pixel-8fd.com
xn--pxel-lza43z.com xn--jack-qwc.com xn--lace-qwc.com xn--pxel-lza29y.com xn--ack-gpb42h.com xn--gogle-lkg.com
xn--range-kkg.com xn--cucko-pkg.com xn--o-ybcg0cu0cq.com xn--49jxi3as0d0fpc.com xn--weka801xo02a.com
xn--wekz60nb2ay85atj0b.jp xn--wek060nb2a.jp xn--abcdef-r64e.jp xn--abcdef-k64e.jp xn--abc-os4b.jp xn--u8j7t.jp
xn--xek368f.jp xn--a-mju.jp xn--a1-bo4a.jp xn--u8j9t.jp xn--yek168f.jp xn--a-oju.jp xn--a1-eo4a.jp xn--e1argc3h.com
xn--123-qdd8bmf3n.com xn----8sbn9akccw8m.com xn--1-8sbn9akccw8m.com xn--j1an.com xn--e1ari3f61c.com xn--n1az74c.com
xn--q1a0a.com xn--80a8a6a.com xn--rsa2568fvxya.com xn--rsa0336bjom.com xn--lsa922apb7a6do.com xn--11-lqi.com
xn--asc1deva-j0q.co.in xn--devabeng-f0qu3f.co.in xn--79-v5f.co.in xn--e4b0x.co.in xn--d12-s18d.cn xn--sn8a.com
xn--58db0a9q.com xn--5ya.com xn--097cc.com www.xn--google-ho0coa.com xn--hardare-l41c.com xn--t9g238xc2a.jp xn--0naa.com
xn--0pdc3b.com xn--36c-tfa.com xn--5free-fga.com xn--7cbl2kc2a.com xn--81bp1b6ch8s.com xn--oogle-qmc.com xn--wlk.com
xn--ab-u0x.com xn--vi8hiv.xyz xn--egistered-fna.com xn--registered-25c.com xn--!-257eu42c.kr xn--1naa7pn51hcbaa.com
xn--google-hj64e.com google.xn--comabc-k8d xn--svgy16dha.jp xn--5eb7h.eg xn--abcdef-5od.com xn--abcdef-dg0c.com
xn--abcdef-rg0c.com xn--abcdef-yg0c.com xn--abcdef-kq0c.com xn--abcdef-5d3c.com xn--abcdef-kg1d.com xn--abcdef-5g0c.com
xn--abcdef-yy8d.com xn--ab-vfd.com xn--y9ac3j.com xn--ab-n2t.com xn--ab-u3t.com xn--ab-bg4a.com xn--9bk3828aea.com
xn--9bk279fba.com xn--n8jl2x.com xn--fbke7f.com xn--ab-8nb.com xn--ab-cob.com xn--ab-jom.com xn--xcec9s.com
google.xn--com-oh4ba.evil.jp google.xn--comevil-v04f.jp xn--foog-ycg.com xn--foog-jdg.com xn--foog-jhg.com
xn--foog-opf.com xn--shb5495f.com xn--nion-unb.com xn--ase-7z0b.com xn--ode-ut3l.com xn--ily-n3y.com xn--ove-8y6l.com
xn--kx8a.com xn--wwwtest-2be.com xn--o-tka.com xn--ipaddress-w75n.com xn--ipaddress-wx5h.com xn--google-gg5e.com
xn--google-9f5e.com xn--google-gn7i.com xn--google-9m7i.com example.xn--comtest-k63k example.xn--comtest-u83k
example.xn--comtest-283k example.xn--comtest-m83k xn--google-1m4e.com xn--google-8m4e.com xn--123456789-yzg.com
xn--ceba.com xn--acdef-wva.com xn--mnpqr-jta.com xn--xample-vyc.com xn--googlecom-5pa.com xn--ll-0ea.com xn--al-0ea.cat
xn--la-0ea.cat xn--l-fda.cat xn--l-gda.cat xn--googlecom-gk6n.com xn--googlecom-0y6n.com xn--googlecom-v85n.com
xn--googlecom-g95n.com xn--googlecom-go6n.com xn--googlecom-b76o.com xn--googlecom-ql3h.com xn--googlecom-0r5h.com
xn--googlecom-bu5h.com xn--googlecom-qv5h.com xn--googlecom-0x5h.com xn--googlecom-by5h.com xn--googlecom-ly5h.com
xn--googlecom-5o5h.com xn--googlecom-075n.com xn--googlecom-046h.com xn--googlecom-026h.com xn--googlecom-lg9q.com
xn--googlecom-g040a.com xn--googlecom-b85n.com xn--mbbkpm.com xn--6xd66aa62c.com xn--mxapd.com xn--gpd3ag.com
xn--7dbh4a.com xn--oidbbf41a.com xn--rmdcmef.com xn--r3ch7hsc.com xn--07baub.com xn--62ba6j.com xn--becd.com
xn--occacb.com xn--stca6jf.com xn--lwccv.com xn--zhca6ub.com xn--mlca6ab.com xn--brcaabbb.com xn--16-1ik.com
xn--office65-l04a.com xn--16-ogg.com xn--office65-hts.com xn--h2by8byc123p.in xn--11b6iy14e.in xn--124567890-m3r.com
xn--124567890-17s.com xn--124567890-hfu.com xn--124567890-6s6a.com xn--124567890-we8a.com xn--124567890-hh8a.com
xn--123567890-dm4b.com xn--23457890-e7g93622b.com xn--13457890-e7g0943b.com xn--123456789-tx75a.com xn--o-o-oai-26a223aia177a7ab7649d.com
xn--80ak6aa92e.com xn--googl-3we.xn--3e0b707e xn----8sbn9akccw8m.xn--3e0b707e xn--123456780-71w.com xn--123456789-ohw.com
xn--123457890-fzh.com xn--123457890-fmk.com xn--124567890-10h.com xn--124567890-1ti.com xn--124567890-mfj.com
xn--134567890-gnk.com xn--123567890-dr5h.com xn--3-cq6a.com xn--est-118d.net xn--est-918d.net
xn--est-t18d.net
`
  .trim()
  .split(/\s+/);

/** Chromium shows these in Punycode, because they look like a domain of the list that its tests use. */
export const LIKE_A_TOP_DOMAIN: readonly (readonly [host: string, like: string])[] = `
xn--igklmo68-kcb.com digklmo68.com|www.xn--igklmo68-kcb.com digklmo68.com|xn--igklmo68-kcb.co.uk digklmo68.co.uk
mail.xn--igklmo68-kcb.co.uk digklmo68.co.uk|xn--digklmo68-7vf.com digklmo68.com|xn--digkmo68-9ob.com digklmo68.com
xn--digklo68-l89c.com digklmo68.com|xn--digklm68-b5a.com digklmo68.com|xn--tst-bma.net test.net|some.xn--tst-bma.net test.net|xn--googl-fsa.com google.com
xn--cxe-n68d.com cyxe.com|xn--cye-b98d.com cyxe.com|xn--est-e28d.net test.net
`
  .trim()
  .split(/\||\n/)
  .map((row) => row.split(" ")) as [string, string][];

/** UTS #46 finds an error in these, so nothing shows them in Unicode. */
export const INVALID: readonly string[] = `
xn--example-.com xn--hmjzaby5d5f.ma xn--a-xbba.com xn--abc-fdc.jp xn--osd3820f24c.kr xn--ab-yod.com xn--abcdef-kg0c.com
xn--bc-9x80a.xyz xn--bc-rg90a.xyz xn--p6j412gn7f.cn xn--r6j012gn7f.cn xn--krank-kg706554a xn--1nd.com xn-----8kci4dhsd
xn--72b.com xn--8hbae.eg xn--x-ymcov.eg xn--nxac616s.com xn--lrj.com xn--43f.com
`
  .trim()
  .split(/\s+/);
