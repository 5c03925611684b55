// Finds the app and runs its main script as Electron would. The app is resources/app.asar beside the program when it is
// packaged, and a folder named by an argument when it is not.
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const { pathToFileURL } = require('node:url')

const { STANDIN_EXE: exe, STANDIN_PROJECT: project, STANDIN_REQUIRE = '' } = process.env
const args = process.argv.slice(2)
const resourcesPath = path.join(path.dirname(exe), 'resources')
const asar = path.join(resourcesPath, 'app.asar')
const packaged = fs.existsSync(asar)

/** Node cannot read inside an asar: it is laid out in a folder of the same name. */
async function layOut() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'standin-asar-'))
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  const appPath = path.join(folder, 'app.asar')
  const { extractAll } = await import(
    pathToFileURL(require.resolve('@electron/asar', { paths: [project, __dirname] })).href
  )
  extractAll(asar, appPath)
  return appPath
}

const manifestOf = (appPath) =>
  fs.statSync(appPath).isDirectory()
    ? JSON.parse(fs.readFileSync(path.join(appPath, 'package.json'), 'utf8'))
    : { name: 'app', main: appPath }

async function boot() {
  const appPath = packaged ? await layOut() : path.resolve(args.find((arg) => !arg.startsWith('-')) ?? '.')
  const pkg = manifestOf(appPath)
  process.resourcesPath = packaged ? resourcesPath : path.join(__dirname, 'resources')
  const isDebugged = args.some((arg) => arg.startsWith('--remote-debugging-port'))
  Object.assign(require('./state.cjs'), { boot: { appPath, exe, isDebugged, packaged, pkg } })
  // Playwright's own script is loaded first. It takes its arguments out of process.argv.
  for (const file of STANDIN_REQUIRE.split(path.delimiter).filter(Boolean)) {
    process.argv = [exe, ...args]
    require(file)
  }
  // As Electron shows them: the program, the app's folder unless it is packaged, and the other arguments.
  process.argv = [exe, ...args.filter((arg) => !/^--(no-sandbox|remote-debugging-port)(=|$)/.test(arg))]
  process.defaultApp = !packaged || undefined
  require('electron')
  await import(pathToFileURL(path.resolve(appPath, pkg.main ?? 'index.js')).href)
  await require('./start.cjs').start()
}

boot().catch((failure) => {
  console.error('App threw an error during load')
  console.error(failure)
  process.exit(1)
})
