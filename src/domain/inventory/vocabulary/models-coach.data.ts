// Coaches, conversions and double deckers. One model a line; columns are named in models.ts. Ranges cover all builds
// of a model, for defaults and plausibility: they never state one bus's specification.
export const coachModels = `
ABC|G3400||coach||body|2011|2018|35|56|36|45|36000|46000|diesel|Cummins ISL|Allison 3000
ABC|G3600||coach||body|2011|2018|35|56|36|45|36000|46000|diesel|Cummins ISL|Allison 3000
ABC|G3800||coach||body|2011|2018|35|56|36|45|36000|46000|diesel|Cummins ISL|Allison 3000
Alexander Dennis|Enviro500||double-decker||integral|2004||23|83|30|45|26000|58000|diesel;hybrid;electric|Cummins ISL/L9/ISB|Allison;Voith;ZF
Alexander Dennis|Enviro400||double-decker||integral|2004||23|83|30|45|26000|58000|diesel;hybrid;electric|Cummins ISL/L9/ISB|Allison;Voith;ZF
BCI|Falcon 45|falcon|coach||integral|2014|2021|52|56|45|45|50000|54000|diesel|Cummins ISX12|Allison B500
Blue Bird|LTC-40|ltc|coach||integral|1999|2007|40|55|40|45|36000|46000|diesel|Cummins ISM/Cat C11-C13|Allison B500
Blue Bird|Express 4500||coach||integral|1999|2007|40|55|40|45|36000|46000|diesel|Cummins ISM/Cat C11-C13|Allison B500
Blue Bird|Wanderlodge||conversion||integral|1963|2009|2|10|31|45|26000|56000|diesel|8V92;S60;ISX;C13|Allison MT/HT/4000
Bristol|Lodekka||double-decker||integral|1950|1999|60|80|27|36|28000|38000|diesel|Gardner;Leyland;Cummins|auto/semi-auto
Busscar|El Buss||coach||body|1990|2012|36|56|38|45|38000|48000|diesel|per chassis|per chassis
Busscar|Jum Buss||coach||body|1990|2012|36|56|38|45|38000|48000|diesel|per chassis|per chassis
Busscar|Vissta Buss||coach||body|1990|2012|36|56|38|45|38000|48000|diesel|per chassis|per chassis
BYD|C6M||coach||integral|2016||20|59|23|45|18000|56000|electric|178-446 kWh|direct
BYD|C8M||coach||integral|2016||20|59|23|45|18000|56000|electric|178-446 kWh|direct
BYD|C9M||coach||integral|2016||20|59|23|45|18000|56000|electric|178-446 kWh|direct
BYD|C10M||coach||integral|2016||20|59|23|45|18000|56000|electric|178-446 kWh|direct
CAIO|G3400||coach||body|2011|2018|35|56|36|45|36000|46000|diesel|Cummins ISL|Allison 3000
CAIO|G3600||coach||body|2011|2018|35|56|36|45|36000|46000|diesel|Cummins ISL|Allison 3000
CAIO|G3800||coach||body|2011|2018|35|56|36|45|36000|46000|diesel|Cummins ISL|Allison 3000
Dina|Viaggio 1000|viaggio|coach||integral|1996|2001|47|49|40|40|38000|41000|diesel|Series 60|Allison B500
Eagle|Model 05|05;model 5|coach;conversion||integral|1968|1988|43|47|40|40|36000|38000|diesel|Detroit 8V71/6V92|Spicer manual;Allison HT740
Eagle|Model 10|10|coach;conversion||integral|1968|1988|43|47|40|40|36000|38000|diesel|Detroit 8V71/6V92|Spicer manual;Allison HT740
Eagle|Model 15|15|coach;conversion||integral|1987|1998|46|57|40|45|38000|48000|diesel|6V92/8V92;Series 60|Allison
Eagle|Model 20|20|coach;conversion||integral|1987|1998|46|57|40|45|38000|48000|diesel|6V92/8V92;Series 60|Allison
Flxible|Clipper||coach||integral|1938|1969|29|41|30|40|20000|30000|gas;diesel|Buick;6-71|manual
Flxible|VistaLiner|vista liner|coach||integral|1938|1969|29|41|30|40|20000|30000|gas;diesel|Buick;6-71|manual
GMC|PD-4104|4104|coach||integral|1953|1979|37|49|35|40|27000|36000|diesel|Detroit 6-71/8V71|4-spd manual;Allison V730
GMC|PD-4106|4106|coach||integral|1953|1979|37|49|35|40|27000|36000|diesel|Detroit 6-71/8V71|4-spd manual;Allison V730
GMC|PD-4107|4107|coach||integral|1953|1979|37|49|35|40|27000|36000|diesel|Detroit 6-71/8V71|4-spd manual;Allison V730
GMC|PD-4905|4905|coach||integral|1953|1979|37|49|35|40|27000|36000|diesel|Detroit 6-71/8V71|4-spd manual;Allison V730
GMC|PD-4501|4501;scenicruiser;scenic cruiser|coach||integral|1954|1956|43|47|40|40|38000|38000|diesel|twin 4-71 / 8V71|manual
Irizar|i6S|i6|coach||integral|2017||51|56|45|45|50000|54000|diesel|Cummins ISX12/X12|Allison B500
Irizar|PB||coach||integral|2017||51|56|45|45|50000|54000|diesel|Cummins ISX12/X12|Allison B500
Leyland|Atlantean||double-decker||integral|1950|1999|60|80|27|36|28000|38000|diesel|Gardner;Leyland;Cummins|auto/semi-auto
Leyland|Olympian||double-decker||integral|1950|1999|60|80|27|36|28000|38000|diesel|Gardner;Leyland;Cummins|auto/semi-auto
MCI|MC-5|challenger mc 5|coach||integral|1963|1980|37|41|35|35|27000|30000|diesel|Detroit 8V71|Spicer 4-spd manual;Allison HT740
MCI|MC-5A||coach||integral|1963|1980|37|41|35|35|27000|30000|diesel|Detroit 8V71|Spicer 4-spd manual;Allison HT740
MCI|MC-5B||coach||integral|1963|1980|37|41|35|35|27000|30000|diesel|Detroit 8V71|Spicer 4-spd manual;Allison HT740
MCI|MC-5C||coach||integral|1963|1980|37|41|35|35|27000|30000|diesel|Detroit 8V71|Spicer 4-spd manual;Allison HT740
MCI|MC-7|mci 7|coach||integral|1968|1990|43|49|40|40|36000|37800|diesel|Detroit 8V71/6V92/8V92|4/5-spd manual;Allison HT740/HT754
MCI|MC-8|mci 8;crusader mc 8|coach||integral|1968|1990|43|49|40|40|36000|37800|diesel|Detroit 8V71/6V92/8V92|4/5-spd manual;Allison HT740/HT754
MCI|MC-9|mci 9;crusader ii|coach||integral|1968|1990|43|49|40|40|36000|37800|diesel|Detroit 8V71/6V92/8V92|4/5-spd manual;Allison HT740/HT754
MCI|96A2||coach||integral|1985|1993|45|49|40|40|36500|39000|diesel|Detroit 6V92TA;Series 60|Allison HT740/B500;7-spd manual
MCI|96A3||coach||integral|1985|1993|45|49|40|40|36500|39000|diesel|Detroit 6V92TA;Series 60|Allison HT740/B500;7-spd manual
MCI|102A2||coach||integral|1985|1993|45|49|40|40|36500|39000|diesel|Detroit 6V92TA;Series 60|Allison HT740/B500;7-spd manual
MCI|102A3||coach||integral|1985|1993|45|49|40|40|36500|39000|diesel|Detroit 6V92TA;Series 60|Allison HT740/B500;7-spd manual
MCI|102B3||coach||integral|1988|1993|45|49|40|40|38000|40000|diesel|Detroit 6V92/Series 60|Allison
MCI|102C3||coach||integral|1988|1996|45|49|40|40|38000|41000|diesel|Detroit 8V92/6V92;Series 60|Allison B500
MCI|102D3|d3|coach||integral|1994|2005|45|49|40|40|40000|44000|diesel|Detroit Series 60;Cummins M11|Allison B500;10-spd manual
MCI|102DL3|dl3|coach||integral|1992|2001|54|57|45|45|46000|50000|diesel|Detroit Series 60|Allison B500;10-spd manual
MCI|102EL3|renaissance;102 el 3 renaissance;e3|coach||integral|1997|2001|54|56|45|45|48000|51000|diesel|Detroit Series 60;Cat C12|Allison B500
MCI|D4000CL||coach||integral|2001||40|49|40.5|40.5|44000|48000|diesel;cng;hybrid|Series 60;ISM;ISL-G|Allison B500
MCI|D4000||coach||integral|2001||40|49|40.5|40.5|44000|48000|diesel;cng;hybrid|Series 60;ISM;ISL-G|Allison B500
MCI|D4000CT||coach||integral|2001||40|49|40.5|40.5|44000|48000|diesel;cng;hybrid|Series 60;ISM;ISL-G|Allison B500
MCI|D4005||coach||integral|2001||40|49|40.5|40.5|44000|48000|diesel;cng;hybrid|Series 60;ISM;ISL-G|Allison B500
MCI|D4500CL||coach||integral|2001||55|57|45.4|45.4|48000|52000|diesel;cng;hybrid|Series 60;ISM/ISX12/X12;DD13|Allison B500;ZF AS Tronic
MCI|D4500N||coach||integral|2001||55|57|45.4|45.4|48000|52000|diesel;cng;hybrid|Series 60;ISM/ISX12/X12;DD13|Allison B500;ZF AS Tronic
MCI|D4500||coach||integral|2001||55|57|45.4|45.4|48000|52000|diesel;cng;hybrid|Series 60;ISM/ISX12/X12;DD13|Allison B500;ZF AS Tronic
MCI|D4500CT||coach||integral|2001||55|57|45.4|45.4|48000|52000|diesel;cng;hybrid|Series 60;ISM/ISX12/X12;DD13|Allison B500;ZF AS Tronic
MCI|D4505||coach||integral|2006||54|57|45.4|45.4|50000|54000|diesel|Series 60;ISM;DD13;ISX12/X12|Allison B500
MCI|D45 CRT||coach||integral|2018||52|57|45.5|45.5|52000|54000|diesel;electric|Cummins X12|Allison B500
MCI|D45 CRT LE|crt le|coach||integral|2018||52|57|45.5|45.5|52000|54000|diesel;electric|Cummins X12|Allison B500
MCI|E4500||coach||integral|2001|2013|54|56|45.5|45.5|50000|54000|diesel|Series 60;C13;ISM;DD13|Allison B500;ZF
MCI|J4500||coach||integral|2001||54|60|45.6|45.6|50000|54000|diesel;electric|Series 60;C13;DD13;ISX12/X12|Allison B500;ZF AS Tronic
MCI|J3500||coach||integral|2018||40|44|35.5|35.5|42000|42000|diesel|Cummins L9|Allison B500
MCI|G4100||coach||integral|2001|2004|47|55|41|45|44000|50000|diesel|Series 60;ISM|Allison B500
MCI|G4500||coach||integral|2001|2004|47|55|41|45|44000|50000|diesel|Series 60;ISM|Allison B500
MCI|F3500||coach||integral|1999|2005|36|40|35|35|33000|36000|diesel|Cummins ISC|Allison B300
MCW|Metrobus||double-decker||integral|1950|1999|60|80|27|36|28000|38000|diesel|Gardner;Leyland;Cummins|auto/semi-auto
Neoplan|AN340|metroliner|coach||integral|1984|2006|45|57|40|45|40000|50000|diesel|6V92;Series 60;ISM|Allison
Neoplan|AN345||coach||integral|1984|2006|45|57|40|45|40000|50000|diesel|6V92;Series 60;ISM|Allison
Neoplan|Cityliner|n116;n 116;n1116|coach||integral|1971|2006|44|57|40|45|40000|50000|diesel|6V92;Series 60;MAN|Allison;ZF
Neoplan|Skyliner|an122;an 122|double-decker||integral|1982|2006|57|81|40|45|45000|58000|diesel|Series 60;MAN|Allison;ZF
Neoplan|Spaceliner|an117;an 117|coach||integral|1982|2006|57|81|40|45|45000|58000|diesel|Series 60;MAN|Allison;ZF
New Flyer|Viking D45S|viking;d45s|coach||integral|1999|2000|57|60|45|45|46000|50000|diesel|Series 60|Allison B500
Prevost|Le Mirage|lemirage|coach||integral|1976|1996|45|49|40|40|37000|42000|diesel|Detroit 8V71/8V92/6V92;S60|Allison HT740/B500
Prevost|Le Mirage XL|mirage xl|coach||integral|1976|1996|45|49|40|40|37000|42000|diesel|Detroit 8V71/8V92/6V92;S60|Allison HT740/B500
Prevost|XL-45|xl 45 e|coach;conversion||integral|1996|2006|54|57|45|45|46000|52000|diesel|Series 60|Allison B500
Prevost|XL II|xl 2;xl2|coach;conversion||integral|1996|2006|54|57|45|45|46000|52000|diesel|Series 60|Allison B500
Prevost|H5-60|h5|coach||integral|1985|1990|70|75|60|60|57000|60000|diesel|Detroit 8V92|Allison HT754
Prevost|H3-40||coach||integral|1990|2009|45|49|40|41|40000|45000|diesel|6V92/8V92;Series 60|Allison B500
Prevost|H3-41||coach||integral|1990|2009|45|49|40|41|40000|45000|diesel|6V92/8V92;Series 60|Allison B500
Prevost|H3-45|h 345;h3|coach||integral|1994||54|58|45|45|48000|54500|diesel|Series 60;Volvo D13|Allison B500;Volvo I-Shift
Prevost|X3-45|x3 45 commuter;x3|coach||integral|2006||44|58|45|45|48000|54500|diesel|Series 60;Volvo D13|Allison B500;Volvo I-Shift
Prevost|H3-45 VIP||conversion||integral|1994||2|12|45|45|54000|57500|diesel|Series 60;Volvo D13|Allison B500/4000;I-Shift
Prevost|X3-45 VIP||conversion||integral|1994||2|12|45|45|54000|57500|diesel|Series 60;Volvo D13|Allison B500/4000;I-Shift
Setra|S 215|215|coach||integral|1984|2003|49|56|40|45|40000|50000|diesel|Detroit 6V92/8V92;Series 60|Allison B500
Setra|S 217|217|coach||integral|1984|2003|49|56|40|45|40000|50000|diesel|Detroit 6V92/8V92;Series 60|Allison B500
Setra|S 217 HDH|s 217 hd|coach||integral|1984|2003|49|56|40|45|40000|50000|diesel|Detroit 6V92/8V92;Series 60|Allison B500
Setra|S 417|417;topclass;topclass s 417;s 417 tc|coach||integral|2003|2019|54|58|45|45|49000|54000|diesel|Series 60;DD13;OM 471|Allison B500;ZF
Setra|S 407|407|coach||integral|2003|2019|54|58|45|45|49000|54000|diesel|Series 60;DD13;OM 471|Allison B500;ZF
Setra|S 516|516;comfortclass s 516|coach||integral|2019||54|60|45|45|50000|54500|diesel|DD13/OM 471|Allison;GO 250
Setra|S 517|517;comfortclass s 517|coach||integral|2019||54|60|45|45|50000|54500|diesel|DD13/OM 471|Allison;GO 250
Temsa|TS 30||coach||integral|2010||30|34|30|30|31000|33000|diesel|Cummins ISB/B6.7|Allison 3000
Temsa|TS 35||coach||integral|2008||36|40|35|35|37000|40000|diesel|Cummins ISL/L9|Allison B500/3000
Temsa|TS 35E||coach||integral|2008||36|40|35|35|37000|40000|diesel|Cummins ISL/L9|Allison B500/3000
Temsa|TS 45||coach||integral|2012||54|56|45|45|50000|54000|diesel;electric|Cummins ISX12/X12|Allison B500
Van Hool|T815||coach||integral|1987|1998|44|49|40|40|38000|41000|diesel|Detroit 6V92;Cummins L10/M11|Allison;ZF
Van Hool|T840||coach||integral|1995|2001|49|57|40|45|40000|50000|diesel|Series 60;M11|Allison B500
Van Hool|T845||coach||integral|1995|2001|49|57|40|45|40000|50000|diesel|Series 60;M11|Allison B500
Van Hool|T940||coach||integral|1998|2003|49|57|40|45|40000|50000|diesel|Series 60;M11|Allison B500
Van Hool|T945||coach||integral|1998|2003|49|57|40|45|40000|50000|diesel|Series 60;M11|Allison B500
Van Hool|T2140||coach||integral|2000|2008|49|57|40|45|42000|51000|diesel|Series 60;ISM;C12/C13|Allison B500;ZF
Van Hool|T2145||coach||integral|2000|2008|49|57|40|45|42000|51000|diesel|Series 60;ISM;C12/C13|Allison B500;ZF
Van Hool|C2045||coach||integral|2002|2014|54|57|45|45|48000|52500|diesel|Series 60;ISM;C13;DD13;ISX|Allison B500;ZF AS Tronic
Van Hool|C2045L||coach||integral|2002|2014|54|57|45|45|48000|52500|diesel|Series 60;ISM;C13;DD13;ISX|Allison B500;ZF AS Tronic
Van Hool|TX45||coach||integral|2013|2022|50|57|40|45|46000|53000|diesel|Cummins ISX12;DD13|Allison B500;ZF
Van Hool|TX40||coach||integral|2013|2022|50|57|40|45|46000|53000|diesel|Cummins ISX12;DD13|Allison B500;ZF
Van Hool|CX45||coach||integral|2013|2024|54|60|45|45|50000|54000|diesel;electric|ISX12/X12;DD13|Allison B500;ZF
Van Hool|CX35||coach||integral|2015|2024|36|40|35|35|38000|42000|diesel|ISL/L9|Allison B500
Van Hool|TD925||double-decker||integral|2006|2024|69|81|45|45|54000|58000|diesel|DD13;ISX12/X12|Allison B500;ZF
Van Hool|TDX25|tdx 25 astromega;astromega|double-decker||integral|2006|2024|69|81|45|45|54000|58000|diesel|DD13;ISX12/X12|Allison B500;ZF
Volvo|9700||coach||integral|2008||50|56|45|45|50000|54000|diesel|Volvo D13|Volvo I-Shift
`;
