// Transit buses and trolleys. One model a line; columns are named in models.ts. Ranges cover all builds
// of a model, for defaults and plausibility: they never state one bus's specification.
export const transitModels = `
Alexander Dennis|Enviro200||transit||integral|2004||23|83|30|45|26000|58000|diesel;hybrid;electric|Cummins ISL/L9/ISB|Allison;Voith;ZF
Arboc|Spirit of Liberty||transit||body|2015||20|37|28|35|19500|26000|diesel;cng|Freightliner S2C|Allison
Arboc|Spirit of Equess|equess|transit||integral|2018||23|37|30|35|26000|35000|diesel;cng;electric|Cummins B6.7/L9|Allison B300
Blue Bird|Ultra LF|ultralf|transit||integral|2004|2009|26|35|30|35|26000|33000|diesel;cng|Cummins ISB|Allison B300
Blue Bird|Xcel102||transit||integral|2003|2007|30|45|30|40|30000|37000|diesel;cng|Cummins ISB/ISL;C8.3G|Allison B300
BYD|K7||transit||integral|2014||20|55|30|60|30000|66000|electric|156-578 kWh|direct
BYD|K9|k9m;k9s|transit||integral|2014||20|55|30|60|30000|66000|electric|156-578 kWh|direct
BYD|K11|k11m|transit||integral|2014||20|55|30|60|30000|66000|electric|156-578 kWh|direct
Chance|AH-28|ah 28 streetcar|trolley||body|1980|2003|22|32|26|30|18000|27000|diesel;propane|Cummins 5.9|Allison
Chance|Opus||transit||integral|2000|2009|22|31|29|35|25000|31000|diesel;cng;hybrid|ISB|Allison B300
DesignLine|EcoSaver IV|ecosaver;eco saver|transit||integral|2007|2013|28|39|35|40|34000|41000|hybrid;electric|turbine / diesel gen|direct
Double K|Mainstreet|main street|trolley||body|2004||20|36|24|36|14500|30000|gas;diesel|Ford;Freightliner|auto
Double K|Villager||trolley||body|2004||20|36|24|36|14500|30000|gas;diesel|Ford;Freightliner|auto
Dupont Industries|Champlain Trolley||trolley||body|1998|2015|20|36|24|35|14500|30000|gas;diesel|Ford;Freightliner|auto
Dupont Industries|Cartier Trolley||trolley||body|1998|2015|20|36|24|35|14500|30000|gas;diesel|Ford;Freightliner|auto
ElDorado National|Passport||transit||body|2009|2018|20|28|26|32|17500|19500|diesel;gas;cng|International/Ford F-550|Allison
ElDorado National|E-Z Rider|ez rider|transit||integral|1996||23|37|29|35|27000|33000|diesel;cng;electric|Cummins ISB/ISL/B6.7/L9N|Allison B300
ElDorado National|E-Z Rider II|ez rider 2;e z rider 2|transit||integral|1996||23|37|29|35|27000|33000|diesel;cng;electric|Cummins ISB/ISL/B6.7/L9N|Allison B300
ElDorado National|Axess||transit||integral|2003||29|43|35|40|37000|43000|diesel;cng;hydrogen|Cummins ISL/L9/L9N|Allison B400
ElDorado National|XHF||transit||integral|1992|2015|24|43|26|40|22000|37000|diesel;cng|Cummins ISB|Allison B300
ElDorado National|MST II||transit||integral|1992|2015|24|43|26|40|22000|37000|diesel;cng|Cummins ISB|Allison B300
ElDorado National|Transmark RE|transmark|transit||integral|1992|2015|24|43|26|40|22000|37000|diesel;cng|Cummins ISB|Allison B300
ElDorado National|Escort RE|escort|transit||integral|1992|2015|24|43|26|40|22000|37000|diesel;cng|Cummins ISB|Allison B300
Flxible|New Look||transit||integral|1960|1995|35|51|30|40|28000|39000|diesel|6V71/8V71/6V92|Allison V730/HTB748
Flxible|Metro||transit||integral|1960|1995|35|51|30|40|28000|39000|diesel|6V71/8V71/6V92|Allison V730/HTB748
Ford|F-53|f53;f 53 stripped|trolley||chassis|1988||20|36|24|36|||gas||
Ford|F-59|f59|trolley||chassis|2013||20|36|24|36|||gas||
Gillig|Phantom||transit||integral|1980|2008|28|47|28|40|30000|39600|diesel;hybrid|6V92;L10;S50;ISC/ISL/ISM|Allison HT/B400;ZF
Gillig|Low Floor|lowfloor;lf|transit||integral|1997||23|40|29|40|31650|44000|diesel;cng;hybrid;electric|ISC/ISL/L9/L9N;ISB hybrid|Allison B400;Voith;ZF
Gillig|Advantage||transit||integral|1997||23|40|29|40|31650|44000|diesel;cng;hybrid;electric|ISC/ISL/L9/L9N;ISB hybrid|Allison B400;Voith;ZF
Gillig|Low Floor BRT|brt;brt plus|transit||integral|1997||23|40|29|40|31650|44000|diesel;cng;hybrid;electric|ISC/ISL/L9/L9N;ISB hybrid|Allison B400;Voith;ZF
Gillig|Low Floor Plus EV|plus ev;battery electric|transit||integral|1997||23|40|29|40|31650|44000|diesel;cng;hybrid;electric|ISC/ISL/L9/L9N;ISB hybrid|Allison B400;Voith;ZF
Gillig|Low Floor Trolley|trolley replica|trolley||integral|2005||23|37|29|40|31650|43000|diesel;hybrid;cng|Cummins ISL/L9|Allison B400
Gillig|Hybrid||transit||integral|2004||28|40|35|40|||hybrid||
GMC|RTS||transit||integral|1977|2009|35|47|30|40|35000|39500|diesel;cng;hybrid|6V92;Series 50;ISL|Allison V731/B400
GMC|New Look|tdh;fishbowl|transit||integral|1959|1986|35|53|29|40|24000|36000|diesel|6V71/8V71/6V92|Allison V730
Hometown Trolley|Villager||trolley||body|2004||20|36|24|36|14500|33000|gas;diesel;electric|Ford E-450/F-59;Freightliner|auto
Hometown Trolley|Streetcar||trolley||body|2004||20|36|24|36|14500|33000|gas;diesel;electric|Ford E-450/F-59;Freightliner|auto
Hometown Trolley|Carriage||trolley||body|2004||20|36|24|36|14500|33000|gas;diesel;electric|Ford E-450/F-59;Freightliner|auto
Millennium Transit|RTS||transit||integral|1977|2009|35|47|30|40|35000|39500|diesel;cng;hybrid|6V92;Series 50;ISL|Allison V731/B400
Molly|Trolley||trolley||body|1975|2010|20|36|24|34|14500|26000|gas;diesel|Ford;GM|auto
NABI|31-LFW||transit||integral|1996|2015|26|62|31|60|28000|66000|diesel;cng;hybrid|S50;ISL;ISM|Allison B400/B500
NABI|35-LFW||transit||integral|1996|2015|26|62|31|60|28000|66000|diesel;cng;hybrid|S50;ISL;ISM|Allison B400/B500
NABI|LFW|gen iii|transit||integral|1996|2015|26|62|31|60|28000|66000|diesel;cng;hybrid|S50;ISL;ISM|Allison B400/B500
NABI|40-LFW||transit||integral|1996|2015|26|62|31|60|28000|66000|diesel;cng;hybrid|S50;ISL;ISM|Allison B400/B500
NABI|40-LFN||transit||integral|1996|2015|26|62|31|60|28000|66000|diesel;cng;hybrid|S50;ISL;ISM|Allison B400/B500
NABI|60-LFW||transit||integral|1996|2015|26|62|31|60|28000|66000|diesel;cng;hybrid|S50;ISL;ISM|Allison B400/B500
NABI|42-BRT||transit||integral|1996|2015|26|62|31|60|28000|66000|diesel;cng;hybrid|S50;ISL;ISM|Allison B400/B500
NABI|60-BRT||transit||integral|1996|2015|26|62|31|60|28000|66000|diesel;cng;hybrid|S50;ISL;ISM|Allison B400/B500
NABI|416||transit||integral|1992|2005|40|65|40|60|38000|63000|diesel;cng|L10;S50;ISM|Allison
NABI|436||transit||integral|1992|2005|40|65|40|60|38000|63000|diesel;cng|L10;S50;ISM|Allison
NABI|45C CompoBus|45c;compobus|transit||integral|2003|2012|44|46|45|45|40000|46000|cng|ISL-G|Allison
NABI|Opus||transit||integral|2000|2009|22|31|29|35|25000|31000|diesel;cng;hybrid|ISB|Allison B300
Neoplan|AN440|transliner;an 440 a|transit||integral|1985|2006|35|65|35|60|36000|65000|diesel;cng|Series 50;ISL|Allison B400/B500
Neoplan|AN460|an 460 a|transit||integral|1985|2006|35|65|35|60|36000|65000|diesel;cng|Series 50;ISL|Allison B400/B500
New Flyer|D35LF||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|D40LF||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|D60LF||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|D40LFR||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|D40LFA||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|DE40LF||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|DE40LFR||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|DE42LFA||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|DE60LF||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|C40LF||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|C40LFR||transit||integral|1991|2012|31|62|35|60|38000|65000|diesel;cng;hybrid|Series 50;ISC/ISL/ISM|Allison B400/B500
New Flyer|D40i Invero|d40i;invero|transit||integral|1999|2007|38|40|40|40|40000|42000|diesel;hybrid|ISL;ISM|Allison/Voith
New Flyer|DE40i||transit||integral|1999|2007|38|40|40|40|40000|42000|diesel;hybrid|ISL;ISM|Allison/Voith
New Flyer|Xcelsior||transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XD35|xcelsior xd35|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XD40|xcelsior xd40|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XD60|xcelsior xd60|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XDE35|xcelsior xde35|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XDE40|xcelsior xde40|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XDE60|xcelsior xde60|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XN35|xcelsior xn35|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XN40|xcelsior xn40|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XN60|xcelsior xn60|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XE35|xcelsior xe35|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XE40|xcelsior xe40|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XE60|xcelsior xe60|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XHE40|xcelsior xhe40|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XHE60|xcelsior xhe60|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XT40|xcelsior xt40|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|XT60|xcelsior xt60|transit||integral|2008||30|61|35|60|40000|67000|diesel;cng;hybrid;electric;hydrogen|ISL/L9/L9N|Allison;Voith;ZF
New Flyer|MiDi MD30|md30;midi|transit||integral|2013|2018|23|29|30|35|26000|33000|diesel|Cummins ISB/ISL|Allison B300
New Flyer|MiDi MD35|md35|transit||integral|2013|2018|23|29|30|35|26000|33000|diesel|Cummins ISB/ISL|Allison B300
Nova Bus|RTS||transit||integral|1977|2009|35|47|30|40|35000|39500|diesel;cng;hybrid|6V92;Series 50;ISL|Allison V731/B400
Nova Bus|LFS|diesel|transit||integral|1996||31|62|40|62|39000|66000|diesel;cng;hybrid;electric|ISC/ISL/L9|Allison;ZF;Voith
Nova Bus|LFS Artic|artic;lfs articulated|transit||integral|1996||31|62|40|62|39000|66000|diesel;cng;hybrid;electric|ISC/ISL/L9|Allison;ZF;Voith
Nova Bus|LFS HEV|hev|transit||integral|1996||31|62|40|62|39000|66000|diesel;cng;hybrid;electric|ISC/ISL/L9|Allison;ZF;Voith
Nova Bus|LFSe|lfse plus;lfse+|transit||integral|1996||31|62|40|62|39000|66000|diesel;cng;hybrid;electric|ISC/ISL/L9|Allison;ZF;Voith
Nova Bus|LFX||transit||integral|1996||31|62|40|62|39000|66000|diesel;cng;hybrid;electric|ISC/ISL/L9|Allison;ZF;Voith
Optima|Opus||transit||integral|2000|2009|22|31|29|35|25000|31000|diesel;cng;hybrid|ISB|Allison B300
Orion|Orion I|i;01.508|transit||integral|1978|2003|18|46|26|40|22000|40000|diesel;cng|6V92;L10;S50|Allison
Orion|Orion II|ii|transit||integral|1978|2003|18|46|26|40|22000|40000|diesel;cng|6V92;L10;S50|Allison
Orion|Orion V|v;5;orion 5;05.501|transit||integral|1978|2003|18|46|26|40|22000|40000|diesel;cng|6V92;L10;S50|Allison
Orion|Orion VI|vi;6;orion 6;06.501|transit||integral|1978|2003|18|46|26|40|22000|40000|diesel;cng|6V92;L10;S50|Allison
Orion|Orion VII|vii;7;orion 7;07.501;07.501 hev|transit||integral|2001|2013|30|43|30|40|34000|42500|diesel;cng;hybrid|ISL;ISB hybrid|Allison B400;BAE
Orion|Orion VII NG|vii ng;next generation;vii next generation|transit||integral|2001|2013|30|43|30|40|34000|42500|diesel;cng;hybrid|ISL;ISB hybrid|Allison B400;BAE
Proterra|BE35|be 35|transit||integral|2010|2023|28|40|35|40|37000|43650|electric|72-675 kWh|2-speed
Proterra|Catalyst BE40|catalyst;be40;be 40;catalyst be 40|transit||integral|2010|2023|28|40|35|40|37000|43650|electric|72-675 kWh|2-speed
Proterra|ZX5||transit||integral|2010|2023|28|40|35|40|37000|43650|electric|72-675 kWh|2-speed
Supreme|Classic American Trolley|classic trolley|trolley||body|1995|2015|22|36|25|34|14500|26000|gas;diesel|Ford F53;Freightliner|auto
Thomas Built|SLF200|slf 200|transit||integral|1999|2006|23|35|29|35|26000|31000|diesel;cng|Cummins ISB|Allison B300
Thomas Built|SLF230|slf 230;slf|transit||integral|1999|2006|23|35|29|35|26000|31000|diesel;cng|Cummins ISB|Allison B300
Thomas Built|Citibus||transit||integral|1985|1998|20|35|27|34|21000|28000|diesel|Cummins 5.9|Allison
TMC|RTS||transit||integral|1977|2009|35|47|30|40|35000|39500|diesel;cng;hybrid|6V92;Series 50;ISL|Allison V731/B400
Vicinity|Vicinity Classic|vicinity 275;vicinity 30;vicinity 35;vicinity 30 ft|transit||integral|2013||23|33|27.5|35|25000|33000|diesel;cng;gas|Cummins ISB/ISL|Allison/ZF
`;
