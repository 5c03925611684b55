import { Bench, JuryRail } from './Bench.tsx'
import { COUNSEL, JUDGE, JURY, type Seat } from './cast.ts'
import { Hall } from './Hall.tsx'

const LABEL = 'A moot court at night. A dragon and a crow face off before a robed judge and a jury of twelve.'

/** The picture of the landing page. It is night in it whatever the theme. */
export function MootCourt() {
  return (
    <svg
      role="img"
      aria-label={LABEL}
      viewBox="0 0 640 720"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <defs>
        <linearGradient id="court-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0c1634" />
          <stop offset=".55" stopColor="#213a72" />
          <stop offset="1" stopColor="#56699f" />
        </linearGradient>
        <radialGradient id="court-lamp">
          <stop offset="0" stopColor="#ffdf9a" stopOpacity=".5" />
          <stop offset=".35" stopColor="#d9b25f" stopOpacity=".2" />
          <stop offset="1" stopColor="#d9b25f" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="court-pool">
          <stop offset="0" stopColor="#d9b25f" stopOpacity=".38" />
          <stop offset="1" stopColor="#d9b25f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Hall />
      <Bench />
      <Portrait seat={JUDGE} />
      <Versus />
      {COUNSEL.map((seat) => (
        <Portrait key={seat.id} seat={seat} />
      ))}
      <JuryRail />
      {JURY.map((seat) => (
        <Portrait key={seat.id} seat={seat} />
      ))}
    </svg>
  )
}

function Portrait({ seat: { id, x, y, r } }: { seat: Seat }) {
  return (
    <>
      <circle cx={x} cy={y + r * 0.07} r={r * 1.03} fill="#05080f" opacity=".5" />
      <image href={`/avatars/${id}.svg`} x={x - r} y={y - r} width={r * 2} height={r * 2} />
    </>
  )
}

/** The ring of the arena's clock, with the sign of a duel in it. */
function Versus() {
  return (
    <g transform="translate(320 440)">
      <circle r="48" fill="#0e1524" stroke="#33425f" strokeWidth="6" />
      <circle
        r="48"
        fill="none"
        stroke="#d9b25f"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="211 302"
        transform="rotate(-90)"
      />
      <text y="17" textAnchor="middle" fontSize="56" fill="#f1ebdd" className="font-display">
        v.
      </text>
    </g>
  )
}
