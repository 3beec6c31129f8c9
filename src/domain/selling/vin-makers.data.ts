// Who builds the vehicles whose VIN starts so. Facts: NHTSA vPIC, public data (bus makers and bus
// chassis), plus six van and cutaway codes. Three characters, or characters 1-3 and 12-14 of a maker
// of fewer than 1,000 vehicles a year (49 CFR 565.15). Code | maker | chassis, when only that.
export const vinMakerRows = `
15G|Gillig
1A9288|American Ikarus
1A9326|APS
1A9532|Advanced Bus Industries
1A9914|Advance Green
1A9925|Arboc
1B5|Dodge
1BA|Blue Bird
1BB|Blue Bird
1C5|Chrysler
1C9102|Crown
1C9316|Crismon Mobile Classics
1C9535|Chance
1C9742|Classic Investors
1C9971|Cool Amphibious
1D5|Dodge
1D9097|Dutcher
1D9665|DesignLine
1D9687|Hometown Trolley
1D9820|Distinctive Service
1E9190|ETI
1E9421|Express Shuttle Service
1E9472|EV America
1E9562|EPV
1E9579|EMA Motorworks
1E9694|Envirotech Drive Systems
1EU|Eagle
1F6|Ford|chassis
1F9054|Foretravel
1F9199|Featherlite
1FB|Ford
1FC|Ford|chassis
1FD|Ford|chassis
1FM|Ford
1G9492|GreenPower
1G9545|Vicinity
1GA|Chevrolet
1GB|Chevrolet|chassis
1GD|GMC|chassis
1GF|Flxible
1GJ|GMC
1H9155|American Ikarus
1H9199|Hercules Coach
1H9714|HBC
1HV|International|chassis
1J5|Chrysler
1J9480|Jersey Bus Tech
1K9152|Krystal Koach
1K9378|Kiepe Electric
1L9174|Leber Coach Manufacturing
1L9401|Tiffany Coachworks
1L9486|Limousine Manufacturing
1L9487|Limousine Manufacturing
1L9488|Limousine Manufacturing
1M8|MCI
1M9037|MCR Technology
1M9089|Mauck Special Vehicles
1M9715|Millennium Transit
1M9816|Proterra
1N9011|Newell
1N9013|Neoplan
1N9056|National Coach
1N9084|ElDorado National
1N9115|North American Transit
1N9140|NABI
1N9229|Neira Industries
1N9334|New Autos
1N9335|New Autos
1N9336|New Autos
1N9384|Navya
1P5|Chrysler
1P9249|Precision Coach
1P9937|Phoenix Cars
1R9539|Rockland Coach Works
1R9603|Rexhall
1R9834|Ride The Ducks International
1S9080|Eagle
1S9098|Scania
1S9131|Sabre
1S9337|Sabre
1S9344|Silver Motor Coach
1T7|Thomas Built
1T8|Thomas Built
1T9582|Transportation Techniques
1T9732|Trolley Boats
1TU|MCI
1V9203|Kiepe Electric
1VH|Orion
1W9208|Wayne
1Z9042|Invader Coach Manufacturing
1Z9123|ISE
1Z9216|Optima
2A9198|Lion Electric
2B1|Orion
2B5|Dodge
2B9092|Ballard Power Systems
2C5|Chrysler
2D5|Dodge
2FB|Ford
2FY|New Flyer
2G0|GMC
2G9098|Vicinity
2GA|GMC
2GH|GMC
2GJ|GMC
2J5|Chrysler
2LB|Lion Electric
2M9058|MCI
2MG|MCI
2NV|Nova Bus
2P5|Chrysler
2P9001|Prevost
2PC|Prevost
2TU|Tri-Star Industries
3AB|Dina
3B5|Dodge
3BM|MCI
3C5|Chrysler
3CE|Volvo
3D5|Dodge
3FB|Ford
3J5|Chrysler
3P5|Chrysler
4B9038|BYD
4C9153|Coachworks
4C9383|Country Coach
4C9492|Coast Autonomous
4CD|Oshkosh|chassis
4DR|IC Bus
4RK|Nova Bus
4S9135|Specialty Bus Manufacturing
4S9251|SVI
4SL|Magnum
4T9059|Tatsa
4U7|Country Coach
4UZ|Freightliner|chassis
54R|REV
5B4|Workhorse|chassis
5BZ|Nissan
5FY|New Flyer
7DL|DesignLine
7JZ|Proterra
7TF|Lion Electric
7Y3|NuEnergy
8BR|Mercedes-Benz
93V|International
94M|Busscar
99L|BYD
JHC|Hino
LA8|Ankai
LA9JXK|Kama
LC0|BYD
LPK|Anyuan
LTS|International
LVC|Foton
LVE|Foton
LWE|Dongfeng
NLN|Karsan
NLT|Temsa
PL9056|Gemilang
SA9141|Wrightbus
SFE|Alexander Dennis
U1V|Van Hool
VG8|Renault
VNE|Irisbus
VS9016|Irizar
VS9031|Ayats
W1W|Mercedes-Benz
W1Z|Mercedes-Benz
W2Z|Mercedes-Benz
WCD|Freightliner
WD3|Mercedes-Benz
WD4|Mercedes-Benz
WDW|Mercedes-Benz
WDZ|Mercedes-Benz
WEB|Mercedes-Benz
WKK|Setra
XL9003|Kondor Coach Builders
XL9530|Ebusco
YE2|Van Hool
YV3|Volvo
`;
