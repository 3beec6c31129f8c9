// family | maker | fuels | model years from | to | how people write it
export const engineFamilyRows = `
Ford 3.5 EcoBoost|Ford|gas|2015||ecoboost;3.5 ecoboost;3.5 twin turbo
Ford 5.4 V8|Ford|gas|1997|2016|5.4 triton;5.4 v8;ford 5.4;5.4
Ford 6.2 V8|Ford|gas|2011|2022|6.2 v8;ford 6.2;6.2
Ford 6.8 V10|Ford|gas;propane;cng|1997|2020|v10;6.8 v10;triton v10;ford v10;6.8 triton;6.8
Ford 7.3 Godzilla V8|Ford|gas;propane|2020||7.3 gas;godzilla;7.3 godzilla;7.3 v8 gas
Ford 7.3 Power Stroke|Ford|diesel|1994|2003|7.3 diesel;7.3 powerstroke;7.3 turbo diesel;powerstroke 7.3
Ford 6.0 Power Stroke|Ford|diesel|2003|2010|6.0 powerstroke;6.0 diesel;powerstroke 6.0;6.0 ford
Ford 6.4 Power Stroke|Ford|diesel|2008|2010|6.4 powerstroke;6.4 diesel;6.4
Ford 6.7 Power Stroke|Ford|diesel|2011||6.7 powerstroke;powerstroke 6.7;6.7 ford
GM 4.8 V8|GM|gas|1999|2017|4.8 v8;4.8 vortec
GM 5.7 V8|GM|gas|1987|2002|5.7 v8;350 v8;5.7 vortec
GM 6.0 Vortec|GM|gas;propane;cng|2000|2020|6.0 vortec;6.0 v8;6.0 gas;gm 6.0;chevy 6.0;vortec
GM 6.6 V8|GM|gas|2021||6.6 gas;6.6 v8 gas
GM 6.6 Duramax|GM|diesel|2001||duramax;6.6 duramax;duramax diesel;6.6 diesel
GM 8.1 V8|GM|gas|2001|2009|8.1 vortec;8.1 v8
International DT360|International|diesel|1987|1994|dt360;dt 360
International DT466|International|diesel|1971|2015|dt466;dt 466;dt466e;466e;dt466 e;466
International T444E|International|diesel|1994|2003|t444e;t444;444e
International VT365|International|diesel|2003|2007|vt365;6.0 vt;vt 365
International MaxxForce 7|International|diesel|2007|2015|maxxforce 7;maxforce 7
International MaxxForce DT|International|diesel|2007|2015|maxxforce dt;maxforce dt
Cummins 5.9|Cummins|diesel|1984|2007|5.9 cummins;cummins 5.9;6bt;isb 5.9;5.9 isb;5.9;cummins 5.9 isb;5.9 diesel
Cummins 6.7|Cummins|diesel|2007||6.7 cummins;cummins 6.7;isb 6.7;isb6.7;b6.7;isb;cummins isb;cummins b6.7
Cummins 8.3|Cummins|diesel|1985|2010|8.3 cummins;cummins 8.3;isc;isc 8.3;cummins isc;8.3;6ct
Cummins L9|Cummins|diesel;cng|2001||isl;l9;l9n;isl9;isl g;cummins isl;cummins l9;8.9 isl;isl 8.9
Cummins L10|Cummins|diesel|1982|1998|l10;cummins l10
Cummins ISM|Cummins|diesel|1994|2010|ism;m11;cummins ism;cummins m11
Cummins N14|Cummins|diesel|1990|2001|n14;cummins n14
Cummins X12|Cummins|diesel|2010||isx;isx12;x12;isx 12;cummins isx;cummins x12
Cat 3116|Cat|diesel|1988|1997|3116;cat 3116;caterpillar 3116
Cat 3126|Cat|diesel|1995|2003|3126;cat 3126;caterpillar 3126;3126b;3126e
Cat C7|Cat|diesel|2003|2009|c7;cat c7;caterpillar c7
Cat C12|Cat|diesel|1995|2003|c12;cat c12
Cat C13|Cat|diesel|2003|2010|c13;cat c13;caterpillar c13
Cat 3208|Cat|diesel|1975|1992|3208;cat 3208
Detroit 6-71|Detroit|diesel|1938|1985|6 71;671 detroit
Detroit 6V71|Detroit|diesel|1957|1990|6v71
Detroit 8V71|Detroit|diesel|1957|1990|8v71;detroit 8v71
Detroit 6V92|Detroit|diesel|1974|1995|6v92;6v92ta;detroit 6v92
Detroit 8V92|Detroit|diesel|1974|1995|8v92;8v92ta;detroit 8v92
Detroit Series 50|Detroit|diesel;cng|1993|2005|series 50;s50;detroit 50;50 series
Detroit Series 60|Detroit|diesel|1987|2010|series 60;s60;60 series;detroit 60;detroit series 60;60 series detroit;12.7 detroit;detroit diesel 60 series;detroit diesel series 60;detroit 60 series
Detroit DD5|Detroit|diesel|2016||dd5;detroit dd5
Detroit DD8|Detroit|diesel|2018||dd8;detroit dd8
Detroit DD13|Detroit|diesel|2008||dd13;detroit dd13
Mercedes MBE900|Mercedes|diesel|1999|2009|mbe900;mbe 900;om906;mercedes mbe900;mbe 906
Mercedes OM642|Mercedes|diesel|2007|2022|om642;om 642;mercedes om642
Volvo D13|Volvo|diesel|2007||d13;volvo d13
PSI 8.8|PSI|propane;gas|2014||8.8 propane;psi 8.8;psi
`;

// A spoken word that names several families: label | families (or makers, with a star) | words
export const engineGroupRows = `
7.3|Ford 7.3 Power Stroke;Ford 7.3 Godzilla V8|7.3
6.0|Ford 6.0 Power Stroke;GM 6.0 Vortec;International VT365|6.0
6.7|Cummins 6.7;Ford 6.7 Power Stroke|6.7;6.7 diesel
6.6|GM 6.6 Duramax;GM 6.6 V8|6.6
Power Stroke|Ford 7.3 Power Stroke;Ford 6.0 Power Stroke;Ford 6.4 Power Stroke;Ford 6.7 Power Stroke|powerstroke;power stroke;ford diesel;powerstoke
MaxxForce|International MaxxForce 7;International MaxxForce DT|maxxforce;maxforce;max force
Cummins|Cummins *|cummins;cummings;cummins diesel;cumins
Cat|Cat *|cat;caterpillar;cat diesel
Detroit|Detroit *|detroit;detroit diesel
Detroit two-stroke|Detroit 6-71;Detroit 6V71;Detroit 8V71;Detroit 6V92;Detroit 8V92|two stroke;2 stroke;screamin jimmy
`;
