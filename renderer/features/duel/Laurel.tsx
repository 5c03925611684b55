const LEAVES = 9
const RADIUS = 92

/** One leaf, its stem at the origin, pointing along the branch. */
const LEAF = 'M0 0C6-9 20-11 28-4C20 5 8 6 0 0Z'

/** Angle of a leaf on the branch, from the foot of the wreath up its side, in degrees. */
const angleOf = (leaf: number): number => 112 + leaf * 14

function Branch() {
  return (
    <g fill="currentColor">
      {Array.from({ length: LEAVES }, (_, leaf) => angleOf(leaf)).map((angle) => {
        const turn = (angle * Math.PI) / 180
        const at = `translate(${120 + RADIUS * Math.cos(turn)} ${120 + RADIUS * Math.sin(turn)})`
        return (
          <g key={angle} transform={at}>
            <path d={LEAF} transform={`rotate(${angle + 62})`} />
            <path d={LEAF} transform={`rotate(${angle + 122})`} opacity=".7" />
          </g>
        )
      })}
    </g>
  )
}

/** A wreath around the winner. */
export function Laurel({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 240" className={className} aria-hidden="true">
      <Branch />
      <g transform="translate(240 0) scale(-1 1)">
        <Branch />
      </g>
    </svg>
  )
}
