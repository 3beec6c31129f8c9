// Cutaway shuttles and their chassis. One model a line; columns are named in models.ts. Ranges cover all builds
// of a model, for defaults and plausibility: they never state one bus's specification.
export const shuttleModels = `
Arboc|Spirit of Freedom||shuttle||body|2008||8|23|21|28|12300|14500|gas;diesel;cng|Chevrolet 4500;Ford E-450|auto
Arboc|Spirit of Mobility||shuttle||body|2008||8|21|21|28|12300|14500|gas;diesel|Chevrolet 4500|auto
Arboc|Spirit of Independence||shuttle||body|2008||8|21|21|28|12300|14500|gas;diesel|Chevrolet 4500|auto
Champion|Challenger||shuttle||body|1985|2020|12|26|20|27|10050|14500|gas;diesel;propane;cng|Ford/GM|auto
Champion|Crusader||shuttle||body|1990|2020|9|16|19|23|9600|12500|gas;diesel|Ford/GM|auto
Champion|Defender||shuttle||body|2006|2020|25|41|27|40|19500|33000|diesel;gas|F-550;M2;International|Allison
Champion|CTS FE|cts front engine|shuttle||body|1998|2010|25|45|28|40|19500|33000|diesel|Freightliner/International|Allison
Champion|CTS RE|cts rear engine|shuttle||body|1998|2010|25|45|28|40|19500|33000|diesel|Freightliner/International|Allison
Champion|EZ Trans|ez trans|shuttle||body|2004|2018|12|20|22|26|12300|14500|gas|Ford/GM|auto
Champion|LF Transport||shuttle||body|2004|2018|12|20|22|26|12300|14500|gas|Ford/GM|auto
Chevrolet|Express 3500 Cutaway|3500 cutaway|shuttle||chassis|1997||10|16|20|23|9900|12300|gas;diesel|4.3/4.8/6.0/6.6 gas;6.5D/6.6 Duramax|4L80E;6L90;8L90
Chevrolet|Express 4500|4500 express;chevy 4500;g4500;4500|shuttle||chassis|2009||14|25|22|27|14200|14200|gas;diesel|6.0/6.6 gas;6.6 Duramax|6L90
Chevrolet|C4500|kodiak 4500;topkick 4500|shuttle||chassis|2003|2009|20|33|25|34|16000|19500|diesel;gas|6.6 Duramax;8.1 gas|Allison 1000/2200
Chevrolet|C5500|kodiak;topkick;kodiak c5500;topkick c5500;kodiak 5500;topkick 5500;5500|shuttle||chassis|2003|2009|20|33|25|34|16000|19500|diesel;gas|6.6 Duramax;8.1 gas|Allison 1000/2200
Coach & Equipment|Phoenix||shuttle||body|1995||10|28|20|28|10050|14500|gas;diesel|Ford/GM|auto
Diamond Coach|VIP 2000||shuttle||body|1990|2016|9|33|20|33|9600|19500|gas;diesel|Ford/GM|auto
Diamond Coach|VIP 2200||shuttle||body|1990|2016|9|33|20|33|9600|19500|gas;diesel|Ford/GM|auto
Diamond Coach|VIP 2500||shuttle||body|1990|2016|9|33|20|33|9600|19500|gas;diesel|Ford/GM|auto
Diamond Coach|VIP 2800||shuttle||body|1990|2016|9|33|20|33|9600|19500|gas;diesel|Ford/GM|auto
Diamond Coach|VIP 3201||shuttle||body|1990|2016|9|33|20|33|9600|19500|gas;diesel|Ford/GM|auto
ElDorado National|Aerotech|aerotech 220;aerotech 240;aero tech|shuttle||body|1985|2021|12|25|20|26|10050|14500|gas;diesel;propane;cng|Ford 6.8/7.3;GM 6.0/6.6D|auto
ElDorado National|Aerolite||shuttle||body|1988|2016|9|16|19|23|9600|12500|gas;diesel|Ford/GM|auto
ElDorado National|Aero Elite|aeroelite;aero elite 320;aero elite 290|shuttle||body|2002|2021|25|37|26|35|17950|26000|diesel;gas|Ford F-550;International 3200;Freightliner|auto
ElDorado National|Advantage||shuttle||body|2008|2018|10|18|20|24|9600|14500|gas|Ford/GM|auto
Elkhart Coach|EC II|ecii;ec 2|shuttle||body|1998||9|29|20|29|9600|14500|gas|Ford E-350/E-450|auto
Embassy Bus|MVP||shuttle||body|2013||14|45|24|41|14500|33000|gas;diesel|E-450;F-550;M2|auto
Embassy Bus|Commander||shuttle||body|2013||14|45|24|41|14500|33000|gas;diesel|E-450;F-550;M2|auto
Endera|B4|b 4|shuttle||integral|2021||14|24|22|26|||electric||
Federal Coach|Spirit|spirit 21;spirit 23;spirit 25;spirit 27|shuttle||body|2000|2017|12|29|21|27|12500|14500|gas;diesel|Ford E-450;GM|auto
Ford|E-350|econoline 350;e 350 super duty;e350sd;e three fifty|shuttle||chassis|1992||10|15|20|23|10050|12500|gas;diesel;propane;cng|5.4/6.2/6.8/7.3 gas;7.3/6.0 Power Stroke|4R100;5R110;6R140
Ford|E-450|econoline 450;e 450 super duty;e450sd;e four fifty|shuttle||chassis|1996||14|25|22|27|14050|14500|gas;diesel;propane;cng|6.8 V10;7.3 V8 gas;7.3/6.0 Power Stroke|4R100;5R110;6R140
Ford|F-550|f550 super duty;550;f five fifty|shuttle||chassis|1999||25|33|27|34|17500|19500|gas;diesel|6.8 V10;7.3 gas;7.3/6.0/6.4/6.7 Power Stroke|5R110;6R140;10R140
Ford|F-650|650;f six fifty|shuttle||chassis|2000||33|45|32|41|20500|29000|gas;diesel|6.8/7.3 gas;Cummins ISB;6.7 Power Stroke|Allison 2200;6R140
Ford|F-450|f four fifty|shuttle||chassis|1999||14|28|23|30|||gas;diesel||
Ford|F-350||shuttle||chassis|1999||10|20|20|26|||gas;diesel||
Ford|F-750||shuttle||chassis|2000||29|45|30|41|||gas;diesel||
Ford|E-Series|e series cutaway|shuttle||chassis|1975||10|25|17|27|||gas;diesel||
Freightliner|M2 106|m2;m2106|shuttle||chassis|2003||29|45|31|41|25500|33000|diesel|Cummins ISB/B6.7;MBE900|Allison 2000/2200/2500
Freightliner|S2C|s2c 106|shuttle||chassis|2010||29|45|30|40|19500|33000|diesel;propane;cng|Cummins ISB/B6.7|Allison 2200/2500
Freightliner|MT45||shuttle||chassis|1996||20|33|24|31|16000|19500|diesel;gas|Cummins 5.9/ISB|Allison
Freightliner|MT55||shuttle||chassis|1998||25|37|26|33|19500|30000|diesel;gas|Cummins ISB/B6.7|Allison
Freightliner|MB55||shuttle||chassis|1996||25|45|27|45|19500|44000|diesel|Cummins ISB/ISL|Allison 2200/3000
Freightliner|XB-R|xbr|shuttle||chassis|1996||25|45|27|45|19500|44000|diesel|Cummins ISB/ISL|Allison 2200/3000
Freightliner|XC|xc chassis;xcs|shuttle||chassis|1998||25|45|27|40|||diesel||
Fuso|Rosa||shuttle||complete|1986||19|34|21|26|13000|16000|diesel|4M50/4P10|auto/manual
Glaval|Universal||shuttle||body|2001||12|29|21|29|11500|14500|gas;diesel;propane|Ford E-350/E-450|auto
Glaval|Titan||shuttle||body|2003||9|24|20|27|9900|14200|gas;diesel|Chevrolet 3500/4500|auto
Glaval|Titan II|titan 2;titan ii lf|shuttle||body|2003||9|24|20|27|9900|14200|gas;diesel|Chevrolet 3500/4500|auto
Glaval|Entourage||shuttle||body|2008||25|33|27|34|19500|19500|diesel;gas|Ford F-550|auto
Glaval|Concorde II|concorde;concorde 2|shuttle||body|2004|2017|25|45|28|41|19500|33000|diesel|F-650;M2;International|Allison
Glaval|Legacy||shuttle||body|2013||29|45|31|41|26000|33000|diesel|Freightliner S2C|Allison
Glaval|Apollo||shuttle||body|2004|2013|29|45|33|41|26000|36000|diesel|Freightliner XB-R|Allison
Glaval|Primetime|prime time|shuttle||body|2010||9|16|19|23|9500|12500|gas|Ford Transit/E-350|auto
Glaval|Sport||shuttle||body|2010||9|16|19|23|9500|12500|gas|Ford Transit/E-350|auto
GMC|Savana 3500 Cutaway|3500 cutaway|shuttle||chassis|1997||10|16|20|23|9900|12300|gas;diesel|4.3/4.8/6.0/6.6 gas;6.5D/6.6 Duramax|4L80E;6L90;8L90
GMC|C4500|kodiak 4500;topkick 4500;4500|shuttle||chassis|2003|2009|20|33|25|34|16000|19500|diesel;gas|6.6 Duramax;8.1 gas|Allison 1000/2200
GMC|C5500|kodiak;topkick;kodiak c5500;topkick c5500;kodiak 5500;topkick 5500;5500|shuttle||chassis|2003|2009|20|33|25|34|16000|19500|diesel;gas|6.6 Duramax;8.1 gas|Allison 1000/2200
Goshen Coach|GCII|gc ii;gc 2|shuttle||body|1989|2019|12|25|20|27|10050|14500|gas;diesel|Ford/GM|auto
Goshen Coach|Pacer II|pacer;pacer ls;pacer ltd;pacer 2|shuttle||body|1995|2019|9|16|19|23|9600|12500|gas|Ford/GM|auto
Goshen Coach|Impulse||shuttle||body|2011|2019|12|26|20|27|10050|14500|gas|Ford/GM|auto
Goshen Coach|Sentry||shuttle||body|1998|2019|25|37|27|37|17950|26000|diesel;gas|F-550;International|auto
Goshen Coach|G-Force||shuttle||body|1998|2019|25|37|27|37|17950|26000|diesel;gas|F-550;International|auto
GreenPower|EV Star|evstar|shuttle||integral|2018||14|40|25|40|14330|42000|electric|118-430 kWh|direct
GreenPower|EV350||shuttle||integral|2018||14|40|25|40|14330|42000|electric|118-430 kWh|direct
IC Bus|AC Series|ac series|shuttle||chassis|2012||25|41|28|36|19500|26000|diesel|MaxxForce 7;Cummins ISB6.7|Allison 2200
IC Bus|TC Series||shuttle||chassis|2012||25|41|28|36|19500|26000|diesel|MaxxForce 7;Cummins ISB6.7|Allison 2200
International|3200||shuttle||chassis|2004|2014|25|41|28|36|19500|27500|diesel|VT365;MaxxForce 7|Allison 2200
International|3400||shuttle||chassis|1994|2004|25|41|28|36|||diesel||
International|3500||shuttle||chassis|2005|2009|25|45|28|40|||diesel||
Isuzu|NPR|npr hd|shuttle||chassis|1986||14|30|20|28|||gas;diesel||
Metrotrans|Classic||shuttle||body|1982|1999|12|33|20|33|10500|26000|gas;diesel|Ford/GM|auto
Metrotrans|Eurotrans||shuttle||body|1982|1999|12|33|20|33|10500|26000|gas;diesel|Ford/GM|auto
Metrotrans|Anthem||shuttle||body|1982|1999|12|33|20|33|10500|26000|gas;diesel|Ford/GM|auto
Micro Bird|D-Series||shuttle||body|2019||12|28|20|28|10050|14500|gas|Ford 7.3;GM 6.6|6-speed auto
National Coach|Dolphin||shuttle||body|1980|2002|10|28|20|28|10000|16000|gas;diesel|Ford/GM|auto
National Coach|Villager||shuttle||body|1980|2002|10|28|20|28|10000|16000|gas;diesel|Ford/GM|auto
Starcraft|Allstar|all star|shuttle||body|1998||12|29|20|29|10050|14500|gas;diesel;propane;cng|Ford E-350/E-450;GM|auto
Starcraft|Allstar XL|all star xl|shuttle||body|2004||25|41|28|36|17950|26000|diesel;gas|F-550/F-650;IC TC;Freightliner|auto
Starcraft|Starlite||shuttle||body|2004||9|16|19|24|9500|12500|gas|Ford Transit/E-350|auto
Starcraft|XLT||shuttle||body|2003||29|45|30|41|19500|33000|diesel|F-650;Freightliner|Allison
Starcraft|Ultrastar|ultra star|shuttle||body|2003||29|45|30|41|19500|33000|diesel|F-650;Freightliner|Allison
StarTrans|Candidate II|candidate;candidate 2|shuttle||body|1995||9|16|19|23|9600|12500|gas;diesel|Ford/GM|auto
StarTrans|Senator II|senator;senator 2|shuttle||body|1995||12|29|20|29|10050|19500|gas;diesel|Ford E-450/F-550|auto
StarTrans|Senator HD||shuttle||body|1995||12|29|20|29|10050|19500|gas;diesel|Ford E-450/F-550|auto
StarTrans|Ambassador||shuttle||body|1998|2015|20|33|25|33|16000|19500|diesel|GM C4500/C5500|Allison
StarTrans|President||shuttle||body|1998|2013|25|45|28|41|19500|36000|diesel|Freightliner|Allison
StarTrans|President RE||shuttle||body|1998|2013|25|45|28|41|19500|36000|diesel|Freightliner|Allison
Turtle Top|Van Terra|vanterra|shuttle||body|1995||9|17|19|24|9600|12500|gas;diesel|Ford/GM/Transit|auto
Turtle Top|Terra Transit||shuttle||body|1995||9|17|19|24|9600|12500|gas;diesel|Ford/GM/Transit|auto
Turtle Top|Odyssey||shuttle||body|1998||14|29|22|29|12500|14500|gas;diesel|Ford E-450|auto
Turtle Top|Odyssey XL||shuttle||body|2003||25|37|28|36|19500|26000|diesel;gas|F-550/F-650;International|auto
Turtle Top|Odyssey XLT||shuttle||body|2008||33|45|33|41|26000|33000|diesel|Freightliner M2/S2C|Allison
Workhorse|W42|w 42|shuttle||chassis|1999|2012|14|30|20|28|||gas||
`;
