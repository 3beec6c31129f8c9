// USPS code | name | trade region | other spellings
export const stateRows = `
AL|Alabama|southeast|ala
AK|Alaska|west|
AZ|Arizona|southwest|ariz
AR|Arkansas|southeast|ark
CA|California|west|calif;cali;socal;norcal
CO|Colorado|west|colo
CT|Connecticut|northeast|conn
DE|Delaware|northeast|del
DC|District of Columbia|northeast|washington dc
FL|Florida|southeast|fla
GA|Georgia|southeast|
HI|Hawaii|west|
ID|Idaho|west|
IL|Illinois|midwest|ill
IN|Indiana|midwest|
IA|Iowa|midwest|
KS|Kansas|midwest|kan
KY|Kentucky|southeast|
LA|Louisiana|southeast|
ME|Maine|northeast|
MD|Maryland|northeast|
MA|Massachusetts|northeast|mass
MI|Michigan|midwest|mich
MN|Minnesota|midwest|minn
MS|Mississippi|southeast|miss
MO|Missouri|midwest|
MT|Montana|west|mont
NE|Nebraska|midwest|neb
NV|Nevada|west|nev
NH|New Hampshire|northeast|
NJ|New Jersey|northeast|jersey
NM|New Mexico|southwest|
NY|New York|northeast|upstate new york;new york state
NC|North Carolina|southeast|n carolina
ND|North Dakota|midwest|n dakota
OH|Ohio|midwest|
OK|Oklahoma|southwest|okla
OR|Oregon|west|ore
PA|Pennsylvania|northeast|penn;penna
RI|Rhode Island|northeast|
SC|South Carolina|southeast|s carolina
SD|South Dakota|midwest|s dakota
TN|Tennessee|southeast|tenn
TX|Texas|southwest|tex
UT|Utah|west|
VT|Vermont|northeast|
VA|Virginia|southeast|
WA|Washington|west|washington state
WV|West Virginia|southeast|w virginia
WI|Wisconsin|midwest|wis;wisc
WY|Wyoming|west|
PR|Puerto Rico|territory|
VI|U.S. Virgin Islands|territory|virgin islands
GU|Guam|territory|
AS|American Samoa|territory|
MP|Northern Mariana Islands|territory|
`;
