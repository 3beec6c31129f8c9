import { t } from '@lingui/core/macro';

/**
 * Where the lot is, as a schematic of the roads around it: drawn here, so that no map service learns
 * who looks. Distances are not to scale; the order of river, roads and village is right.
 */
export function MapPicture({ street }: { street: string }) {
  return (
    <svg viewBox="0 0 640 360" role="img" aria-labelledby="map-title" className="map-picture">
      <title id="map-title">
        {t`Schematic map: the lot in Pedricktown lies between US 130 along the Delaware River and Interstate 295.`}
      </title>
      <rect width="640" height="360" fill="#e6ecf0" />
      <path
        d="M0 0h330C250 60 190 92 128 150 74 200 40 232 0 250z"
        fill="#c3d8ec"
        stroke="#9fbfdd"
        strokeWidth="2"
      />
      <g fill="none" strokeLinecap="round">
        <path d="M-10 296C90 262 132 218 190 168S330 66 420-10" stroke="#ffffff" strokeWidth="14" />
        <path d="M-10 296C90 262 132 218 190 168S330 66 420-10" stroke="#8496a5" strokeWidth="3" />
        <path
          d="M150 380C250 300 330 250 430 190S590 90 660 40"
          stroke="#ffffff"
          strokeWidth="20"
        />
        <path d="M150 380C250 300 330 250 430 190S590 90 660 40" stroke="#0f2233" strokeWidth="7" />
        <path d="M330 380C430 320 540 260 660 180" stroke="#ffffff" strokeWidth="14" />
        <path d="M330 380C430 320 540 260 660 180" stroke="#8496a5" strokeWidth="5" />
        <path d="M196 163 300 196 404 206 520 270" stroke="#ffffff" strokeWidth="9" />
        <path d="M300 196 336 128 398 84" stroke="#ffffff" strokeWidth="7" />
        <path d="M300 196 268 262" stroke="#ffffff" strokeWidth="7" />
      </g>
      <g>
        <text x="84" y="92" className="map-water" transform="rotate(-38 84 92)">
          Delaware River
        </text>
        <text x="352" y="42" transform="rotate(-42 352 42)">
          US 130
        </text>
        <text x="540" y="108" transform="rotate(-32 540 108)">
          I-295
        </text>
        <text x="520" y="246" transform="rotate(-28 520 246)">
          NJ Turnpike
        </text>
        <text x="196" y="226">
          Pedricktown
        </text>
      </g>
      <g>
        <path d="M300 196c-20-26-26-38-26-50a26 26 0 0 1 52 0c0 12-6 24-26 50z" fill="#0f2233" />
        <circle cx="300" cy="146" r="11" fill="#ffc20e" />
        <rect x="334" y="126" width="190" height="36" rx="4" fill="#0f2233" />
        <text x="346" y="150" className="map-sign">
          {street}
        </text>
      </g>
      <g className="map-small">
        <path
          d="M604 330v-34m0 0-7 10m7-10 7 10"
          stroke="#0f2233"
          strokeWidth="2.500"
          fill="none"
        />
        <text x="598" y="348">
          N
        </text>
        <text x="14" y="346">
          {t`Schematic, not to scale`}
        </text>
      </g>
    </svg>
  );
}
