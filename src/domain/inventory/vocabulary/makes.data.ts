// Makers of buses, of bus bodies, of the chassis under them, and coach converters. One a line:
// name | roles | other accepted names | misspellings and joined spellings that deserve a correction.
// Roles: integral (whole bus), body (on somebody's chassis), chassis, complete (van), converter.
// The first role decides how a bare mention is read.
export const makeRows = `
ABC|body|abc companies;abc bus|
Advanced Bus Industries|integral|advanced bus ind;abi|
Alexander Dennis|integral|alexander;alexander dennis ltd;alexander dennis limited;dennis;adl|alexder dennis ltd;alexder dennis;alexender dennis
AM General|integral|amg;am general corp|
American Coach|body|american coach sales|
American Ikarus|integral|ikarus;ikarus usa|
Ameritrans|body|ameritrans bus|amaritrans
AmTran|integral|american transportation;american transportation corp;am tran|
Angola Coach|converter|angola|
Ankai|integral||
Apollo Coachworks|body||
Arboc|body;integral|arboc mobility;arboc specialty vehicles|arbock
Asbury|body||
Ashok Leyland|integral||
Atlantic Coach|converter||
Audi|complete||
Ayats|integral|carrocerias ayats|
Barth|integral||
Battisti Customs|body|battisti|
BCI|integral|bus and coach international|
Beaver Coach|converter||
Blue Bird|integral;body|bluebird;blue bird body;blue bird corporation;blue bird body company;bb bus;bb|bleu bird;blubird;blue brid;bluebrid
BMC|integral||
Boyertown|body|boyertown auto body works;boyertown trolley|
Braun|body|braun ability;braunability|
Bristol|integral||
Busscar|body||buscar
BYD|integral|byd motors;build your dreams;ride bus|
Cable Car Classics|body|cable car concepts|
Cadillac|complete||
CAIO|body|caio induscar|
Carpenter|body;integral|carpenter industries;carpenter bus;carpenter body|carpentar
Champion|body|champion bus;champion motor coach;champion bus inc|champian
Chance|integral;body|chance coach;chance bus;chance manufacturing|
Chevrolet|chassis;complete|chevy;chev;chevrolet truck;chevorlet|chevolet;chevrolette;chevey
Chrysler|complete|daimler chrysler vans|
Coach & Equipment|body|coach and equipment;coach equipment;coach n equipment;coach and equipment manufacturing|
Collins|body|collins bus;collins industries;collins bus corporation;lightning emotors collins bus|collin;colins
Corbeil|body|corbeil bus|corbiel
Country Coach|converter|country coach corporation|
Creative Bus|body||
Crown|integral|crown coach;crown coach corporation|
Custom Coach|converter|custom coach corporation|
DaBryan|body|dabryan coach builders|
Daewoo|integral||
Darwen|integral||
DesignLine|integral|design line;designline international|
Diamond Coach|body|diamond;diamond coach corporation;coons|
Dina|integral|dina autobuses|
Dodge|complete;chassis|dodge division|
Dongfeng|integral||
Double K|body|double k inc|
Double Shufle|body|double shuffle|
Dupont Industries|body|dupont trolley;dupont|
Duple|body||
Eagle|integral|eagle coach;eagle bus;silver eagle;eagle coach corporation;eagle bus manufacturing|
Ebus|integral|ebus inc|
ElDorado National|body;integral|eldorado;el dorado;el dorado national;enc;eldorado national california;eldorado bus|eldarado;eldorada;elderado;eldorado natl
Elkhart Coach|body|elkhart;ec coach|elkart
Embassy Bus|body|embassy|
Emerald Coach|converter|emerald|
Endera|integral|endera motors|
Evobus|integral||
Executive Coach Builders|body|ecb|
Featherlite|converter|featherlite vogue;featherlite coaches;vantare;vantare by featherlite|
Federal Coach|body|federal;federal coach works|
Flxible|integral|flxible corporation|flexible;flxable;flxette
Ford|chassis;complete|ford motor;ford motor company;ford truck|frod
Foretravel|converter||
Foton|integral|foton america;beiqi foton|
Freightliner|chassis|freightliner custom chassis;fccc;freightliner corporation;frt|freighline;frieghtliner;freight liner;freightlinner;freghtliner
Fuso|complete;chassis|mitsubishi fuso;mitsubishi;fuso rosa|
GAZ|integral||
General Coach America|body|general coach|
Gillig|integral|gillig corporation;gillig bus|gilig;gillag;gillg
Girardin|body|girardin minibus;girardin corporation|girarden;giradin
Glaval|body|glaval bus;glaval bus inc|glavel;gaval;galval;glavall
GMC|chassis;complete;integral|gm;general motors;gmc truck;general motors corporation|
Golden Dragon|integral||
Goshen Coach|body|goshen|goshin;goshin coach
Grech Motors|body|grech|gretch;grech motor
GreenPower|integral|green power;greenpower motor|
Hemphill Brothers|converter|hemphill|
Higer|integral||
Hino|chassis||
Hometown Trolley|body|hometown;hometown manufacturing|
Honda|complete||
Hyundai|complete||
IC Bus|integral|ic;ic corp;ic corporation;international ic;ic international;international ic bus;icbus|
International|chassis;integral|intl;navistar;international harvester;ihc;international truck;navistar international|internation;internatinal;interntional
Irisbus|integral||
Irizar|integral||irisar
Isuzu|chassis|isuzu reach|
Iveco|chassis||
Jonckheere|body||
Karsan|integral||
Kia|complete||
King Long|integral|kinglong|
Krystal Koach|body|krystal;krystal enterprises;krystal coach|crystal coach;crystal koach;kristal
KSIR|body|ksir coachworks|
Lexus|complete||
Leyland|integral|leyland bus|
LGE Coachworks|body|lge|
Liberty Coach|converter|liberty|
Lincoln|complete||
Lion Electric|integral|lion;lion bus;lion electric company;lion electric manufacturing|
Loewen Prevost|converter|loewen|
Mack|integral||
Magellan|body||
MAN|integral|american man|
Mann Bus Company|body||
Marathon Coach|converter|marathon|
Marcopolo|body|marco polo|
MCI|integral|motor coach industries;motorcoach industries;motor coach ind;mci coach;m c i;motor coach industries international|
MCW|integral||
Mercedes-Benz|complete;chassis|mercedes;benz;mb;mercedes benz usa;mercedez|mercedez benz;mercedes bens
Metrotrans|body|metro trans;metrotrans corporation|
Micro Bird|body|microbird;micro bird inc|
Mid Bus|body|midbus;mid bus inc|
Millennium Luxury Coaches|converter|millennium;millennium coach|milennium;millenium
Millennium Transit|integral|millennium transit services;mts|
Mobility Ventures|complete||
Molly|body|molly corp;molly corporation|
Motiv|chassis|motiv power systems|
Movitron|body||
NABI|integral|north american bus industries;north american bus ind|
National Coach|body|national coach corporation|
Neoplan|integral|neoplan usa;neoplan usa corporation|neoplann;neo plan
New Flyer|integral|newflyer;new flyer of america;flyer;flyer industries;new flyer industries;nfi|new flier
Newell|converter|newell coach|
Newport Coachworks|body|newport|
Nissan|complete||
Noge|body||
Nova Bus|integral|nova;novabus;nova bus corporation|
Optare|integral||
Optima|integral|optima bus|
Orion|integral|orion bus;orion bus industries;bus industries of america;daimler commercial buses;daimlerchrysler north america;daimler buses north america|
Oshkosh|chassis||
Outlaw Coach|converter|outlaw|
Parliament Coach|converter|parliament|
Pegasus/Zeus Electric|integral|pegasus;zeus electric;pegasus zeus electric|
Phoenix Motorcars|body|phoenix motor;phoenix motorcars inc|
Plaxton|body||
Prevost|integral|prevost car;prevost car inc|provost;prevo;prevot;prevos;prevoust;prevst
Proterra|integral||protera
Ram|complete;chassis|ram truck;dodge ram|
Renault|integral||
Roadtrek|converter||
Royale Coach|converter|royale|
Royal Coach Builders|body|royal coach|
Sabre|body|sabre bus and coach;sabre bus;sabre luxury coach|
Scania|integral||
Setra|integral||setera;settra
Sheller|body||
Solaris|integral||
Spartan|chassis|spartan motors|
Specialty Vehicle Manufacturing|body|specialty vehicle;svmc|
Specially Constructed|body|spec consted;special construction;assembled;homemade|
Stallion|body|stallion bus;stallion bus and transit|
Starcraft|body|starcraft bus;starcraft automotive|star craft;starkraft;starcaft
StarTrans|body|supreme startrans;startrans bus;startrans supreme|star trans
Stewart & Stevenson|body|stewart and stevenson;stewart stevenson|
Subaru|complete||
Superior|body|superior coach;superior bus|
Supreme|body|supreme corporation|
Tata|integral||
Temsa|integral||tempsa;tamsa
Thomas Built|integral;body|thomas;thomas built buses;thomas bus;tbb;thomas built bus|tomas;thomas build;thomes;tomas built
Tiffany Coachworks|body|tiffany;limos by tiffany|
TMC|integral|transportation manufacturing company;transportation manufacturing|
Toyota|complete||
Trans Tech|body|transtech;trans tech bus|
Transcoach|body||
Transteq|integral||
Turtle Top|body|turtletop|turtel top
U.S. Bus|body|us bus;u s bus|
Van Hool|integral|van hool nv|vanhool;van hol;vanhol;van hull;vanhull;van hoole
VDL Berkhof|body|berkhof|
VDL Bova|integral|bova;vdl|
Vicinity|integral|vicinity motor;grande west;grande west transportation|
Viseon|integral||
Volvo|integral;chassis|volvo bus|
VPG|complete|vehicle production group|
Ward|body|ward body works;ward bus|
Wayne|body;integral|wayne corporation;wayne bus;wayne wheeled vehicles|
Western Flyer|integral||
Wheeled Coach|body|wheeled coach industries|
Winnebago|body||
Workhorse|chassis|workhorse custom chassis|
World Trans|body|world trans inc|
Wrightbus|integral|wright bus|
Yaxing|integral||
Yutong|integral||
Zhong Tong|integral|zhongtong|
`;
