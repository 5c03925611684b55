import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** The white edge that a camera needs around a code, in its modules. */
const EDGE = 4

/** A link as a QR code, black on white in both themes: cameras read no other as well. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const side = code.size + 2 * EDGE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md"
    >
      <rect x={-EDGE} y={-EDGE} width={side} height={side} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  )
}
