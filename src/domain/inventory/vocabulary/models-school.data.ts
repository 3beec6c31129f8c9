// School and activity buses, with the truck chassis they were built on. One model a line; columns are named in models.ts. Ranges cover all builds
// of a model, for defaults and plausibility: they never state one bus's specification.
export const schoolModels = `
AmTran|Genesis||school|D|integral|1992|2003|54|84|30|40|25000|33000|diesel|DT466;T444E|Allison AT545/MT643/2000
AmTran|RE||school|D|integral|1996|2001|66|84|36|40|31000|36220|diesel|DT466E/530E|Allison MD3060
AmTran|Volunteer||school|C|body|1986|2004|30|78|22|40|20000|30000|diesel|DT360/DT466/T444E|Allison AT545
AmTran|CS||school|C|body|1986|2004|30|78|22|40|20000|30000|diesel|DT360/DT466/T444E|Allison AT545
Blue Bird|Vision|bbcv|school|C|integral|2003||29|83|24.1|41.6|23000|33000|diesel;gas;propane;cng;electric|Cat C7 (to 2009);Cummins ISB/B6.7;Ford 6.8 V10 (propane/gas);Ford 7.3 V8|Allison 2000/2500/3000 PTS;Ford 6R140
Blue Bird|All American FE|aafe|school|D|integral|1948||54|84|32|40|30000|36200|diesel;cng|Cummins 5.9/8.3/ISB/ISC/B6.7;Cat 3126/C7|Allison AT545/MT643/2500/3000 PTS
Blue Bird|All American RE|aare|school|D|integral|1952||66|84|35|40|31000|36200|diesel;cng;electric|Cummins 5.9/8.3/ISB/ISC/ISL/B6.7;Cat 3126/C7|Allison MT643/MD3060/3000 PTS
Blue Bird|TC/2000 FE||school|D|integral|1988|2003|54|84|30|40|25000|31800|diesel|Cummins 5.9 (12v/24v);Cummins 8.3|Allison AT545/MT643/2000
Blue Bird|TC/2000 RE||school|D|integral|1991|2003|66|84|35|40|29000|33000|diesel|Cummins 5.9;Cummins 8.3|Allison MT643/MD3060
Blue Bird|TC/1000||school|D|integral|1997|2001|30|54|25|32|19000|26000|diesel|Cummins 5.9|Allison AT545
Blue Bird|Conventional||school|C|body|1963|2004|30|78|22|40|20000|31000|diesel;gas|per chassis (International, Ford, GM, Freightliner)|per chassis
Blue Bird|CV200||school|C|body|1992|2004|35|78|25|40|22000|31000|diesel|Cat 3116/3126;T444E|Allison AT545/2000
Blue Bird|SBCV||school|C|body|2002|2008|35|77|25|40|23500|31000|diesel|VT365;DT466|Allison 2000/2500 PTS
Blue Bird|Mini Bird||school|B|body|1977|2002|16|35|18|24|12000|16000|gas;diesel|GM 5.7/6.2/6.5|GM 4-speed auto
Blue Bird|Micro Bird|microbird|school|A|body|1975|2010|10|30|17|25|9000|14500|gas;diesel|Ford 5.4/6.8/7.3D/6.0D;GM 5.7/6.6D|4/5-speed auto
Blue Bird|All American|allamerican|school|D|integral|1948||54|84|32|40|||diesel;cng;electric||
Blue Bird|TC/2000|tc 2000|school|D|integral|1988|2003|54|84|30|40|||diesel||
Carpenter|Classic||school|C|body|1984|1995|30|78|22|40|20000|29000|diesel;gas|per chassis|per chassis
Carpenter|Cadet||school|B|body|1970|1996|16|35|18|25|12000|19000|gas;diesel|GM/International|auto
Carpenter|Counselor||school|D|integral|1986|1995|54|87|30|40|25000|36000|diesel|Cummins 5.9/8.3|Allison
Carpenter|Coach RE||school|D|integral|1986|1995|54|87|30|40|25000|36000|diesel|Cummins 5.9/8.3|Allison
Chevrolet|B6||school|C|chassis|1984|2003|30|78|22|40|18000|29000|gas;diesel|366 gas;Cat 3116/3126;8.2 Fuel Pincher|Allison AT545
Chevrolet|B7||school|C|chassis|1984|2003|30|78|22|40|18000|29000|gas;diesel|366 gas;Cat 3116/3126;8.2 Fuel Pincher|Allison AT545
Collins|Bantam||school|A|body|1983|2008|10|20|17|21|9000|10000|gas;diesel|GM/Ford|auto
Collins|Super Bantam||school|A|body|1990|2008|14|24|19|24|10500|14050|gas;diesel|GM/Ford|auto
Collins|NexBus||school|A|body|2008|2015|10|30|17|25|9600|14500|gas;diesel;propane;cng|Ford 5.4/6.8;GM 6.0/6.6D|5/6-speed auto
Collins|SH400|sh410;sh416;sh|school|A|body|2014||10|30|18|25|9900|14500|gas;propane;electric|Ford 6.2/6.8/7.3;GM 4.3/6.0/6.6|6-speed auto
Collins|DH400|dh410;dh416|school|A|body|2014||10|30|18|25|9900|14500|gas;propane;electric|Ford 6.2/6.8/7.3;GM 4.3/6.0/6.6|6-speed auto
Collins|DE500|de516;de|school|A|body|2014||10|30|18|25|9900|14500|gas;propane;electric|Ford 6.2/6.8/7.3;GM 4.3/6.0/6.6|6-speed auto
Collins|DH500||school|A|body|2014||10|30|18|25|9900|14500|gas;propane;electric|Ford 6.2/6.8/7.3;GM 4.3/6.0/6.6|6-speed auto
Collins|Low Floor||school|A|body|2019||10|16|20|24|9350|10000|gas|Pentastar 3.6|auto
Collins|Grand Bantam||school|A|body|1996|2008|20|32|22|26|||gas;diesel||
Corbeil|Quest||school|A|body|1985|2007|10|30|17|25|9000|14500|gas;diesel|GM/Ford|auto
Corbeil|Quantum||school|A|body|1985|2007|10|30|17|25|9000|14500|gas;diesel|GM/Ford|auto
Crown|Supercoach|super coach|school|D|integral|1948|1991|54|97|35|40|33000|46000|diesel|Cummins 220/250/855;Detroit 6-71/6V92|10-spd manual;Allison HT/MT
Ford|B600||school|C|chassis|1948|1998|30|78|22|40|18000|29000|gas;diesel|370/429 gas;Ford/Brazil 6.6-7.8;Cummins 5.9|Allison AT545;5-spd
Ford|B700||school|C|chassis|1948|1998|30|78|22|40|18000|29000|gas;diesel|370/429 gas;Ford/Brazil 6.6-7.8;Cummins 5.9|Allison AT545;5-spd
Ford|B800||school|C|chassis|1948|1998|30|78|22|40|18000|29000|gas;diesel|370/429 gas;Ford/Brazil 6.6-7.8;Cummins 5.9|Allison AT545;5-spd
Freightliner|FS-65|fb65|school|C|chassis|1997|2007|35|78|25|40|23000|31000|diesel|Cummins 5.9;Cat 3126;MBE900|Allison
Gillig|Transit Coach||school|D|integral|1940|1982|54|97|31|40|30000|46000|diesel;gas|Cummins;Detroit 6-71/6V92;Cat 1674|manual;Allison
Gillig|Phantom School Bus|school phantom|school|D|integral|1986|1993|66|87|37|40|33000|38000|diesel|Cummins 8.3/L10;6V92|Allison MT/HT
Girardin|MB-II||school|A|body|1991|2010|10|20|17|21|9600|10100|gas;diesel|GM/Ford|auto
Girardin|MB-IV||school|A|body|1991|2010|16|30|20|25|10500|14500|gas;diesel|GM/Ford|auto
GMC|B6||school|C|chassis|1984|2003|30|78|22|40|18000|29000|gas;diesel|366 gas;Cat 3116/3126;8.2 Fuel Pincher|Allison AT545
GMC|B7||school|C|chassis|1984|2003|30|78|22|40|18000|29000|gas;diesel|366 gas;Cat 3116/3126;8.2 Fuel Pincher|Allison AT545
GreenPower|BEAST||school|D|integral|2021||10|90|25|40|14330|43000|electric|118-193 kWh|direct
GreenPower|Nano BEAST||school|D|integral|2021||10|90|25|40|14330|43000|electric|118-193 kWh|direct
IC Bus|CE Series|ce|school|C|integral|2003||29|78|23|40|19500|33000|diesel;propane;gas;electric|VT365;MaxxForce 7/DT;DT466E;Cummins ISB6.7/B6.7;PSI 8.8|Allison 2000/2500 PTS
IC Bus|CE300||school|C|integral|2003|2015|29|77|23|40|19500|33000|diesel|VT365;DT466/MaxxForce|Allison 2000/2500 PTS
IC Bus|CE200||school|C|integral|2003|2015|29|77|23|40|19500|33000|diesel|VT365;DT466/MaxxForce|Allison 2000/2500 PTS
IC Bus|BE200|be|school|B|integral|2006|2015|20|47|20|30|18000|25500|diesel|VT365;MaxxForce 7|Allison 1000/2200
IC Bus|AE Series|ae|school|A|integral|2010|2015|10|30|21|26|14500|19500|diesel|MaxxForce 5|Allison 1000
IC Bus|RE Series|re;re300;3000re|school|D|integral|2001||66|84|35|40|31000|36220|diesel|DT466;MaxxForce DT;Cummins L9/ISL|Allison 2500/3000 PTS
IC Bus|FE Series|fe;fe300|school|D|integral|2001|2011|54|84|32|40|28000|33000|diesel|DT466;VT365|Allison 2000/2500
International|3800||school|C|chassis|1989|2004|30|78|22|40|20000|31000|diesel|DT360;DT466/DT466E;T444E;7.3 IDI|Allison AT545/MT643/2000;5-spd manual
International|S1800|schoolmaster;1800|school|C|chassis|1979|1989|30|78|22|40|19000|28000|diesel;gas|9.0;DT466;IH 345/392|Allison AT540;5-spd
International|3000|3000 series|school|D|chassis|1999|2008|54|84|32|40|||diesel||
International|3600||school|B|chassis|1992|2000|35|66|24|33|||diesel||
International|3700||school|C|chassis|1989|1995|30|78|22|40|||diesel||
International|3300|ce chassis|school|C|chassis|2003||29|78|23|40|||diesel||
Lion Electric|Lion360||school|C|integral|2011|2017|52|77|33|40|33000|33000|diesel|Cummins ISB6.7|Allison 2500
Lion Electric|LionC||school|C|integral|2016||52|77|33|40|33000|33000|electric|132-210 kWh|direct
Lion Electric|LionA||school|A|integral|2018||10|26|24|26|14500|17500|electric|80-160 kWh|direct
Lion Electric|LionM||school|A|integral|2018||10|26|24|26|14500|17500|electric|80-160 kWh|direct
Lion Electric|LionD||school|D|integral|2021||66|84|35|40|||electric||
Micro Bird|G5 SRW||school|A|body|2010||10|20|19.0|21.2|9900|10100|gas|GM 4.3/6.6;Ford 7.3|6- or 8-speed auto
Micro Bird|G5 DRW||school|A|body|2010||14|30|20|25|10000|14500|gas;propane;diesel;electric|Ford 6.8/7.3;GM 6.0/6.6|6-speed auto
Micro Bird|T-Series||school|A|body|2020||10|15|20|22|9500|10360|gas|Ford 3.5|10-speed auto
Micro Bird|G5||school|A|body|2010||10|30|19|25|||gas;propane;diesel;electric||
Micro Bird|MB-II|mb2|school|A|body|2010||10|20|19|21|||gas;diesel||
Mid Bus|Guide||school|A|body|1981|2008|10|30|17|25|9000|14500|gas;diesel|GM/Ford|auto
Mid Bus|Super Guide||school|A|body|1981|2008|10|30|17|25|9000|14500|gas;diesel|GM/Ford|auto
Mid Bus|Grand Guide||school|A|body|1981|2008|10|30|17|25|9000|14500|gas;diesel|GM/Ford|auto
Pegasus/Zeus Electric|Atlas/Z19|atlas;z19|school|A|integral|2022||10|30|22|26|||electric||
Starcraft|Quest||school|A|body|2010|2019|10|30|18|25|9600|14500|gas;diesel|Ford/GM|auto
Starcraft|Prodigy||school|A|body|2010|2019|10|20|17|21|9600|10000|gas|Ford/GM|auto
Starcraft|Allstar MVP|all star mvp|school-activity||body|2008||10|30|20|27|10050|14500|gas;diesel|Ford/GM|auto
Superior|Pioneer||school|B|body|1960|1985|16|72|20|40|12000|28000|gas|GM/Ford/IH|manual/auto
Superior|Partner||school|B|body|1960|1985|16|72|20|40|12000|28000|gas|GM/Ford/IH|manual/auto
Thomas Built|Minotour|mini tour|school|A|body|1980|2023|10|30|17|26|9600|14500|gas;diesel|GM 5.7/6.0/6.6D;Ford 5.4/6.8/7.3D|auto
Thomas Built|Mighty Mite||school|B|body|1977|1997|16|30|18|24|12000|16000|gas;diesel|GM|auto
Thomas Built|Vista||school|B|body|1989|1998|35|66|24|33|19000|26000|diesel|GM 366;Cat 3116;DT360/T444E|Allison AT545
Thomas Built|FS-65|conventional|school|C|body|1997|2007|35|78|25|40|23000|31000|diesel|Cummins 5.9/ISB;Cat 3126/C7;Mercedes MBE900|Allison AT545/2000/2500;5-6 spd manual
Thomas Built|Saf-T-Liner C2|c2|school|C|integral|2004||30|81|24|40|20500|35000|diesel;propane;cng;gas|Mercedes MBE900 (to 2009);Cummins ISB6.7/B6.7;Detroit DD5/DD8;PSI 8.8 propane|Allison 2500/3000 PTS;Eaton Procision
Thomas Built|Saf-T-Liner C2 Jouley|jouley;c2 jouley|school|C|integral|2020||45|81|33|40|33000|33000|electric|Proterra 226 kWh / Accelera|2-speed
Thomas Built|Saf-T-Liner MVP-EF|mvp ef;saf t liner ef|school|D|integral|1978|2003|54|90|30|40|25000|36200|diesel;cng|Cummins 5.9/8.3;Cat 3116/3126|Allison AT545/MT643/MD3060
Thomas Built|Saf-T-Liner MVP-ER|mvp er;saf t liner er|school|D|integral|1978|2003|54|90|30|40|25000|36200|diesel;cng|Cummins 5.9/8.3;Cat 3116/3126|Allison AT545/MT643/MD3060
Thomas Built|Saf-T-Liner HDX|hdx;hdx2|school|D|integral|2001||54|90|33|40|31000|36200|diesel;cng|Cummins ISB/ISC/ISL/B6.7/L9;Cat C7;MBE900;DD8|Allison 3000 PTS
Thomas Built|Saf-T-Liner EFX|efx|school|D|integral|2003|2023|54|89|32|40|31000|36200|diesel|Cummins ISB/B6.7;Cat C7|Allison 2500/3000 PTS
Thomas Built|Saf-T-Liner|saftliner|school|C|integral|1972||30|90|24|40|||diesel||
Trans Tech|RoadStar||school|A|body|2007|2014|10|30|18|25|9600|14500|gas;diesel;cng|Ford/GM|auto
Trans Tech|SST||school|A|body|2011||10|28|18|25|9600|14500|gas;diesel|Ford|auto
Trans Tech|CST||school|A|body|2009||10|30|18|25|9600|14500|gas;propane|Ford/GM|auto
Trans Tech|SST-e||school|A|body|2011||10|28|20|25|10000|14500|electric|Motiv / Smith|single
Trans Tech|eTrans||school|A|body|2011||10|28|20|25|10000|14500|electric|Motiv / Smith|single
U.S. Bus|Sturdibus||school|A|body|1996|2008|10|30|18|25|9600|14500|gas;diesel|GM/Ford|auto
Ward|Volunteer||school|C|body|1974|1992|30|78|22|40|20000|28000|gas;diesel|International/Ford/GM|Allison AT540/545
Ward|President||school|D|body|1977|1992|54|84|30|40|25000|33000|diesel|Cat 3208;DT466|Allison
Ward|Senator||school|D|body|1977|1992|54|84|30|40|25000|33000|diesel|Cat 3208;DT466|Allison
Wayne|Lifeguard||school|C|body|1973|1995|30|78|22|40|20000|29000|gas;diesel|per chassis|per chassis
Wayne|Lifestar||school|D|integral|1986|1995|54|84|30|40|26000|33000|diesel|Cummins 5.9;DT360|Allison
Wayne|Chaperone||school|A|body|1973|1994|10|30|17|24|9000|14500|gas;diesel|GM/Ford|auto
Wayne|Busette||school|A|body|1973|1994|10|30|17|24|9000|14500|gas;diesel|GM/Ford|auto
`;
