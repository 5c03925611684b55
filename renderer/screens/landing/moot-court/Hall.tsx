const STARS = [
  [214, 214, 1.2],
  [232, 150, 1.6],
  [246, 232, 1],
  [258, 118, 1.1],
  [271, 178, 1.8],
  [292, 96, 1.3],
  [300, 146, 0.9],
  [318, 196, 1.2],
  [331, 88, 1],
  [338, 128, 1.7],
  [348, 222, 1],
  [424, 180, 1.4],
  [431, 226, 1.1],
  [412, 128, 1],
  [405, 242, 1.6],
  [226, 262, 1.3],
] as const

const COLUMNS = [22, 100, 490, 568] as const

/** The back of the court: a night sky behind a tall window, between two pairs of columns. */
export function Hall() {
  return (
    <g>
      <path fill="#0f182b" d="M0 0h640v720H0z" />
      <path fill="#131e36" d="M140 0h360v560H140z" />
      <path fill="url(#court-sky)" d="M190 340V200a130 130 0 0 1 260 0v140z" />
      <circle cx="378" cy="150" r="62" fill="#f1ebdd" opacity=".06" />
      <circle cx="378" cy="150" r="46" fill="#f1ebdd" opacity=".08" />
      <circle cx="378" cy="150" r="32" fill="#f1ebdd" />
      <path fill="#d8d2c2" d="M366 120a32 32 0 1 0 36 52 34 34 0 0 1-36-52z" opacity=".55" />
      <g fill="#f1ebdd">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <Town />
      <g fill="none" stroke="#0b1326" strokeWidth="5">
        <path d="M190 340V200a130 130 0 0 1 260 0v140M277 340V77M363 340V77M190 200h260M190 270h260" />
        <path d="M234 200a86 86 0 0 1 172 0" strokeWidth="4" />
      </g>
      <path
        fill="none"
        stroke="#2a3c66"
        strokeWidth="3"
        d="M182 340V200a138 138 0 0 1 276 0v140M172 340V200a148 148 0 0 1 296 0v140"
      />
      <path fill="#1a2745" d="M0 140h172v30H0zM468 140h172v30H468z" />
      <path fill="#2b3d69" d="M0 134h172v7H0zM468 134h172v7H468z" />
      {COLUMNS.map((x) => (
        <Column key={x} x={x} />
      ))}
    </g>
  )
}

/** Roofs beyond the window: a steeple to the left, a dome to the right, and a few windows still lit. */
function Town() {
  return (
    <g>
      <path
        fill="#16264c"
        d="M190 286h16v-16h20v22h22v-12h30v14h76v-10h22v14h26v-20h20v12h28v50H190zM262 280v-22h14v22z"
      />
      <path
        fill="#0d1730"
        d="M190 312h18l10-58 10 58h22v-10h28v16h84v-14h30v-8h6a22 26 0 0 1 44 0h6v36H190zM217 238h2v18h-2zM419 262h2v10h-2z"
      />
      <path
        fill="#ffd98a"
        d="M213 318h3v5h-3zM238 312h3v5h-3zM262 310h3v5h-3zM270 320h3v5h-3zM382 306h3v5h-3zM404 308h3v6h-3zM418 308h3v6h-3zM432 308h3v6h-3zM368 320h3v5h-3z"
        opacity=".85"
      />
    </g>
  )
}

function Column({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill="#1a2745" d="M6 190h38v346H6z" />
      <path fill="#22325a" d="M10 190h7v346h-7zM23 190h6v346h-6z" />
      <path fill="#121c34" d="M33 190h11v346H33z" />
      <path fill="#2b3d69" d="M-4 170h58v9H-4z" />
      <path fill="#22325a" d="M0 179h50l-6 12H6zM2 524h46v8H2zM-3 532h56v12H-3z" />
    </g>
  )
}
