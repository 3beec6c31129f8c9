interface LogoProps {
  /** The company's name, set as the destination lettering on the side of a bus. */
  name: string;
  onInk?: boolean;
}

const letterWidth = 16.5;
const sidePadding = 15;

/**
 * The wordmark: a bus in profile whose side carries the name. The lettering's width is fixed by
 * `textLength`, so it takes the same room before and after the font arrives.
 */
export function Logo({ name, onInk = false }: LogoProps) {
  const lettering = name.toUpperCase();
  const textWidth = lettering.length * letterWidth;
  const width = textWidth + sidePadding * 2 + 4;
  const body = onInk ? '#ffc20e' : '#0f2233';
  const ground = onInk ? '#0f2233' : '#ffffff';
  const letters = onInk ? '#0f2233' : '#ffc20e';
  return (
    <svg viewBox={`0 0 ${width} 44`} width={width} height={44} role="img" aria-label={name}>
      <path
        d={`M0 36V8a6 6 0 0 1 6-6h${width - 20}c6 0 9 3 10 9l3 17a12 12 0 0 1 .2 3v5z`}
        fill={body}
      />
      <text
        x={sidePadding - 2}
        y={28}
        textLength={textWidth}
        lengthAdjust="spacingAndGlyphs"
        fontSize={28}
        fill={letters}
      >
        {lettering}
      </text>
      {[26, width - 30].map((x) => (
        <g key={x}>
          <circle cx={x} cy={36} r={8.5} fill={ground} />
          <circle cx={x} cy={36} r={6.5} fill={body} />
          <circle cx={x} cy={36} r={2.2} fill={ground} />
        </g>
      ))}
    </svg>
  );
}
