/** The furniture, lit by two lamps: the judge's bench, a lectern for each side, and the rail of the jury box. */
export function Bench() {
  return (
    <g>
      <Lamp x={176} />
      <Lamp x={464} />
      <path fill="#0b1222" d="M0 500h640v220H0z" />
      <ellipse cx="320" cy="548" rx="330" ry="64" fill="url(#court-pool)" />

      <path fill="#2b1d13" d="M112 372h416v150H112z" />
      <path fill="#35251a" d="M196 336h248v186H196z" />
      <path fill="#463122" d="M188 326h264v14H188zM104 364h84v12h-84zM452 364h84v12h-84z" />
      <path fill="#d9b25f" d="M188 324h264v3H188zM104 362h84v3h-84zM452 362h84v3h-84z" />
      <path
        fill="none"
        stroke="#5a4029"
        strokeWidth="2"
        d="M210 356h58v152h-58zM284 356h72v152h-72zM372 356h58v152h-58z"
      />

      <Lectern x={142} />
      <Lectern x={498} />
    </g>
  )
}

function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle cy="226" r="120" fill="url(#court-lamp)" />
      <path fill="#8a6a2c" d="M-1 0h2v196h-2z" />
      <path fill="#d9b25f" d="M-7 194H7l6 10h-26z" />
      <circle cy="219" r="16" fill="#fff1cd" />
      <path fill="#d9b25f" d="M-10 234h20l-4 7H-6z" />
    </g>
  )
}

function Lectern({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill="#3a2819" d="M-54 498H54l-12 56h-84z" />
      <path fill="#4d3624" d="M-66 486H66l-6 14H-60z" />
      <path fill="#d9b25f" d="M-66 484H66v3H-66z" />
    </g>
  )
}

/** In front of everything but the jurors. */
export function JuryRail() {
  return (
    <g>
      <path fill="#20150d" d="M0 550h640v170H0z" />
      <path fill="#2e2015" d="M0 634h640v86H0z" />
      <path fill="#463122" d="M0 546h640v12H0zM0 630h640v9H0z" />
      <path fill="#d9b25f" d="M0 544h640v3H0zM0 628h640v2H0z" />
    </g>
  )
}
