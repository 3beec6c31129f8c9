// Vans, limo buses and special-use buses. One model a line; columns are named in models.ts. Ranges cover all builds
// of a model, for defaults and plausibility: they never state one bus's specification.
export const otherModels = `
AM General|MV-1||van||complete|2011|2016|4|6|17|17|6600|6600|gas;cng|Ford 4.6 V8|4-spd auto
Ameritrans|225||limo-bus||body|2000|2013|14|41|22|40|14500|26000|gas;diesel|Ford E-450/F-550;Freightliner|auto
Ameritrans|285||limo-bus||body|2000|2013|14|41|22|40|14500|26000|gas;diesel|Ford E-450/F-550;Freightliner|auto
Ameritrans|325||limo-bus||body|2000|2013|14|41|22|40|14500|26000|gas;diesel|Ford E-450/F-550;Freightliner|auto
Ameritrans|385||limo-bus||body|2000|2013|14|41|22|40|14500|26000|gas;diesel|Ford E-450/F-550;Freightliner|auto
Blue Bird|CSRE||commercial||integral|1990|2005|30|60|28|40|25000|36000|diesel|Cummins 5.9/8.3|Allison
Blue Bird|CSFE||commercial||integral|1990|2005|30|60|28|40|25000|36000|diesel|Cummins 5.9/8.3|Allison
Chevrolet|Express|express passenger|van||complete|1996||8|15|18|21|||gas;diesel||
Chevrolet|Express 3500|g3500;3500 express;3500|van||complete|1996||12|15|19|21|9600|9600|gas;diesel|4.8/5.3/6.0/6.6;Duramax|4/6/8-spd auto
Dodge|Sprinter|sprinter 2500;sprinter 3500;sprinter 3500xd|van||complete|2001||8|15|19|24|8550|11030|diesel;gas;electric|2.7/3.0 V6/2.1/2.0 diesel;2.0 gas|5/7/9-spd auto
Dodge|Ram Van 3500|ram wagon;b3500|van||complete|1979|2003|12|15|18|20|||gas||
Federal Coach|Premier||limo-bus||body|2003|2017|25|45|30|41|19500|33000|diesel;gas|F-550;International;M2|Allison
Ford|Club Wagon||van||complete|1961|2005|8|15|17|20|||gas;diesel||
Ford|Econoline|econoline wagon;econoline van|van||complete|1961|2014|8|15|17|20|||gas;diesel||
Ford|E-350 Passenger Van|e350 van;e 350 wagon;e350 passenger|van||complete|1979|2014|12|15|18|20|8600|9600|gas;diesel|5.4/6.8;7.3/6.0D|4/5-spd auto
Ford|Transit|transit passenger;transit wagon;transit van;transit passenger van|van||complete|2015||8|15|18|22|9000|10360|gas;diesel;electric||
Ford|Transit 350|t350;transit t350;transit 350 xlt|van||complete|2015||8|15|18|22|9000|10360|gas;diesel;electric|3.7;3.5 EcoBoost;3.5 PFDi;3.2 diesel;E-Transit|6/10-spd auto
Ford|Transit 350HD|t350 hd;transit 350 hd|van||complete|2015||8|15|18|22|9000|10360|gas;diesel;electric|3.7;3.5 EcoBoost;3.5 PFDi;3.2 diesel;E-Transit|6/10-spd auto
Ford|E-250||van||complete|1975|2014|7|12|17|20|||gas||
Ford|Transit Connect|transit connect van|van||complete|2010|2023|4|7|14|16|||gas;diesel||
Ford|E-Transit|etransit|van||complete|2022||8|15|18|22|||electric||
Freightliner|Sprinter|sprinter 2500;sprinter 3500;sprinter 3500xd|van||complete|2001||8|15|19|24|8550|11030|diesel;gas;electric|2.7/3.0 V6/2.1/2.0 diesel;2.0 gas|5/7/9-spd auto
Glaval|Commute||van||body|2015||9|15|20|22|9950|10360|gas|Ford Transit|auto
GMC|Savana|savanna|van||complete|1996||8|15|18|21|||gas;diesel||
GMC|Savana 3500|savanna 3500;3500|van||complete|1996||12|15|19|21|9600|9600|gas;diesel|as Express|as Express
Grech Motors|GM28||limo-bus||body|2012||22|40|28|41|14500|33000|gas;diesel|Ford E-450/F-550;M2/S2C|auto
Grech Motors|GM33||limo-bus||body|2012||22|40|28|41|14500|33000|gas;diesel|Ford E-450/F-550;M2/S2C|auto
Grech Motors|GM35||limo-bus||body|2012||22|40|28|41|14500|33000|gas;diesel|Ford E-450/F-550;M2/S2C|auto
Grech Motors|GM36||limo-bus||body|2012||22|40|28|41|14500|33000|gas;diesel|Ford E-450/F-550;M2/S2C|auto
Grech Motors|GM40||limo-bus||body|2012||22|40|28|41|14500|33000|gas;diesel|Ford E-450/F-550;M2/S2C|auto
Grech Motors|Strada||van||body|2014||9|15|20|24|9990|11030|diesel;gas|Sprinter;Transit|auto
IC Bus|HC Series|hc|commercial||body|2006|2016|29|45|31|40|26000|33000|diesel|MaxxForce DT;Cummins ISB|Allison 2500
Krystal Koach|KK28||limo-bus||body|1999|2012|22|38|27|38|14500|26000|gas;diesel|Ford E-450/F-550;International|auto
Krystal Koach|KK33||limo-bus||body|1999|2012|22|38|27|38|14500|26000|gas;diesel|Ford E-450/F-550;International|auto
Krystal Koach|KK38||limo-bus||body|1999|2012|22|38|27|38|14500|26000|gas;diesel|Ford E-450/F-550;International|auto
LGE Coachworks|F-550 Limo||limo-bus||body|2005||20|40|28|38|19500|26000|diesel;gas|F-550/F-650|auto
Mercedes-Benz|Sprinter|sprinter 2500;sprinter 3500;sprinter 3500xd|van||complete|2001||8|15|19|24|8550|11030|diesel;gas;electric|2.7/3.0 V6/2.1/2.0 diesel;2.0 gas|5/7/9-spd auto
Mercedes-Benz|Metris||van||complete|2016|2023|7|8|17|18|||gas||
Nissan|NV3500|nv;nv 3500 hd;nv passenger|van||complete|2012|2021|12|12|20|20|9480|9520|gas|4.0 V6;5.6 V8|5/7-spd auto
Ram|ProMaster|pro master;promaster 2500;promaster 3500|van||complete|2014||8|15|17|21|8900|9350|gas;electric|3.6 V6|6/9-spd auto
Tiffany Coachworks|Executive||limo-bus||body|2003|2015|20|40|27|38|14500|26000|gas;diesel|Ford F-550;Freightliner M2|auto
Tiffany Coachworks|F550 Limo||limo-bus||body|2003|2015|20|40|27|38|14500|26000|gas;diesel|Ford F-550;Freightliner M2|auto
Toyota|Coaster||van||complete|1993||5|30|17|25|6000|12000|gas;diesel|per year|auto
Toyota|Sienna ADA|sienna|van||complete|1993||5|30|17|25|6000|12000|gas;diesel|per year|auto
VPG|MV-1||van||complete|2011|2016|4|6|17|17|6600|6600|gas;cng|Ford 4.6 V8|4-spd auto
`;
