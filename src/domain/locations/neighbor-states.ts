/** State: states it shares a border with, over water too where a bridge or tunnel crosses. */
const rows = `
AL FL GA MS TN
AR LA MO MS OK TN TX
AZ CA CO NM NV UT
CA AZ NV OR
CO AZ KS NE NM OK UT WY
CT MA NY RI
DC MD VA
DE MD NJ PA
FL AL GA
GA AL FL NC SC TN
IA IL MN MO NE SD WI
ID MT NV OR UT WA WY
IL IA IN KY MO WI
IN IL KY MI OH
KS CO MO NE OK
KY IL IN MO OH TN VA WV
LA AR MS TX
MA CT NH NY RI VT
MD DC DE PA VA WV
ME NH
MI IN OH WI
MN IA ND SD WI
MO AR IA IL KS KY NE OK TN
MS AL AR LA TN
MT ID ND SD WY
NC GA SC TN VA
ND MN MT SD
NE CO IA KS MO SD WY
NH MA ME VT
NJ DE NY PA
NM AZ CO OK TX UT
NV AZ CA ID OR UT
NY CT MA NJ PA VT
OH IN KY MI PA WV
OK AR CO KS MO NM TX
OR CA ID NV WA
PA DE MD NJ NY OH WV
RI CT MA
SC GA NC
SD IA MN MT ND NE WY
TN AL AR GA KY MO MS NC VA
TX AR LA NM OK
UT AZ CO ID NM NV WY
VA DC KY MD NC TN WV
VT MA NH NY
WA ID OR
WI IA IL MI MN
WV KY MD OH PA VA
WY CO ID MT NE SD UT
`;

const neighbors: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [state = '', ...others] = row.split(' ');
      return [state, others];
    }),
);

/** USPS codes of the states around one, by code; none for Alaska, Hawaii and the territories. */
export function neighborStates(code: string): readonly string[] {
  return neighbors.get(code) ?? [];
}
