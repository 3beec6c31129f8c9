import type { Transmission } from '#domain/inventory/choices.ts';
import { listCell, tableRows } from './pipe-table.ts';

export interface TransmissionModel {
  name: string;
  /** An automated manual shifts itself: buyers call it automatic. */
  kind: Transmission;
  aliases: string[];
}

// name | kind | how people write it
const transmissionRows = `
Allison AT545|automatic|at545;at 545;at540;allison 545;allison at545
Allison MT643|automatic|mt643;mt 643;mt653;allison mt643
Allison 3000|automatic|md3060;md 3060;3060;allison 3000;3000 pts;allison md3060
Allison 1000|automatic|allison 1000
Allison 2000|automatic|allison 2000;2000 pts;2000 series
Allison 2200|automatic|allison 2200
Allison 2500|automatic|allison 2500;2500 pts
Allison B300|automatic|b300;allison b300
Allison B400|automatic|b400;allison b400
Allison B500|automatic|b500;allison b500
Allison HT740|automatic|ht740;ht 740;ht754;allison ht740
Allison V730|automatic|v730;v731;allison v730
Allison|automatic|allison;allison automatic;allison transmission
Ford TorqShift|automatic|torqshift;4r100;5r110;6r140;10r140
GM 4L80E|automatic|4l80e;4l80
GM 6L90|automatic|6l90;6l90e
ZF AS Tronic|automatic|as tronic;astronic;traxon;zf as tronic
Volvo I-Shift|automatic|i shift;ishift
Voith|automatic|voith;voith diwa
ZF Ecomat|automatic|ecomat;zf ecomat
Eaton Procision|automatic|procision;eaton procision
Spicer manual|manual|spicer
Fuller manual|manual|fuller;eaton fuller;road ranger;roadranger
`;

export const transmissionModels: readonly TransmissionModel[] = tableRows(transmissionRows).map(
  ([name, kind, aliases]) => ({
    name: name!,
    kind: kind as Transmission,
    aliases: listCell(aliases).flatMap((alias) =>
      // "Allison transmission 3000".
      /^allison .*\d/.test(alias)
        ? [alias, ...['transmission', 'trans'].map((word) => alias.replace(' ', ` ${word} `))]
        : alias,
    ),
  }),
);
