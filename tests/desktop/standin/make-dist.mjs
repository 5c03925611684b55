// node tests/desktop/standin/make-dist.mjs FOLDER: lays out a folder like Electron's own, whose program is the stand-in.
// ELECTRON_OVERRIDE_DIST_PATH=FOLDER makes the desktop suite use it. Run it under the Node that runs the product.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject, root } from '../../../scripts/project.mjs'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder to lay out.')

const { version } = JSON.parse(readFileSync(inProject('node_modules', 'electron', 'package.json'), 'utf8'))
const here = import.meta.dirname

/** A word of a shell script. */
const quoted = (/** @type {string} */ word) => `'${word.replaceAll("'", String.raw`'\''`)}'`

/**
 * The program. It takes the arguments of Node that Playwright gives (--inspect, -r) apart from those of the app. Files
 * that are required must be loaded after the stand-in, so boot.cjs loads them.
 */
const PROGRAM = `#!/bin/bash
exe=$(readlink -f "$0")
node=${quoted(process.execPath)}
if [ -n "\${ELECTRON_RUN_AS_NODE:-}" ]; then exec "$node" "$@"; fi
export STANDIN_EXE="$exe" STANDIN_PROJECT=${quoted(root)} STANDIN_VERSION=${quoted(`${version}-standin`)}
export STANDIN_REQUIRE=
node_args=() app_args=()
while [ $# -gt 0 ]; do
  case "$1" in
    --inspect | --inspect=* | --inspect-brk | --inspect-brk=*) node_args+=("$1") ;;
    -r | --require)
      STANDIN_REQUIRE="$STANDIN_REQUIRE:$2"
      shift
      ;;
    *) app_args+=("$1") ;;
  esac
  shift
done
exec "$node" "\${node_args[@]}" -r ${quoted(path.join(here, 'hooks.cjs'))} ${quoted(path.join(here, 'boot.cjs'))} "\${app_args[@]}"
exit 127
`

/** Where electron-builder writes the fuses: a sentinel, the version 1, the number of fuses, and a state for each. */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x09101100011\n'

mkdirSync(path.join(folder, 'locales'), { recursive: true })
mkdirSync(path.join(folder, 'resources'), { recursive: true })
writeFileSync(path.join(folder, 'version'), `${version}\n`)
for (const empty of ['LICENSE', 'LICENSES.chromium.html', path.join('locales', 'en-US.pak')])
  writeFileSync(path.join(folder, empty), '')
writeFileSync(path.join(folder, 'electron'), PROGRAM + FUSES, { mode: 0o755 })
