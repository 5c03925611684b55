// Electron's contextBridge between the two worlds of one page. Worlds share the page's window but no objects, so they
// talk by synchronous events of the window, with values as text. Loaded in a page as text: it requires nothing.

/** Freezes plain objects and lists, all the way down. */
function freeze(value) {
  const isPlain = Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype)
  if (!isPlain) return value
  Object.values(value).forEach(freeze)
  return Object.freeze(value)
}

/** Functions and promises of this world, by the number that the other world knows them by. */
class Exports {
  #functions = new Map()
  #numbers = new WeakMap()
  #last = 0
  #onSettled

  /** @param onSettled called with a promise's number, whether it was fulfilled, and its value or reason */
  constructor(onSettled) {
    this.#onSettled = onSettled
  }
  fn = (given) => {
    const known = this.#numbers.get(given)
    if (known) return known
    this.#last += 1
    this.#numbers.set(given, this.#last)
    this.#functions.set(this.#last, given)
    return this.#last
  }
  promise = (given) => {
    this.#last += 1
    const number = this.#last
    given.then(
      (value) => this.#onSettled(number, true, value),
      (reason) => this.#onSettled(number, false, reason),
    )
    return number
  }
  call(number, args) {
    return this.#functions.get(number)(...args)
  }
}

/** Stand-ins in this world for the other world's functions and promises. */
class Imports {
  #proxies = new Map()
  #pending = new Map()
  #call

  /** @param call calls the other world's function of a number with arguments, and returns or throws as it does */
  constructor(call) {
    this.#call = call
  }
  fn = (number) => {
    if (!this.#proxies.has(number)) this.#proxies.set(number, (...args) => this.#call(number, args))
    return this.#proxies.get(number)
  }
  promise = (number) => {
    const deferred = Promise.withResolvers()
    this.#pending.set(number, deferred)
    return deferred.promise
  }
  settle(number, isFulfilled, value) {
    const { resolve, reject } = this.#pending.get(number)
    this.#pending.delete(number)
    if (isFulfilled) resolve(value)
    else reject(value)
  }
}

/**
 * Makes one end of the bridge; it is made once in each world.
 * @param codec
 * @param {string} channel a name that only the two ends know
 * @param {'page' | 'preload'} side
 * @returns {{ expose(key: string, api: unknown): void }} expose: gives the other world an object of its window
 */
function makeBridge(codec, channel, side) {
  const other = side === 'page' ? 'preload' : 'page'
  const post = (message) =>
    window.dispatchEvent(new CustomEvent(`${channel}:${other}`, { detail: JSON.stringify(message) }))

  const ours = new Exports((number, ok, value) => post({ t: 'settle', number, ok, v: encode(value) }))
  /** What the other world returned last: an event's listeners run before dispatchEvent returns. */
  let returned
  const theirs = new Imports((number, args) => {
    returned = undefined
    post({ t: 'call', number, args: encode(args) })
    const { ok, v } = returned
    const value = decode(v)
    if (!ok) throw value
    return value
  })
  const encode = (value) => codec.encode(value, ours)
  const decode = (encoded) => codec.decode(encoded, theirs)

  function call({ number, args }) {
    try {
      return { t: 'return', ok: true, v: encode(ours.call(number, decode(args))) }
    } catch (failure) {
      return { t: 'return', ok: false, v: encode(failure) }
    }
  }
  const on = {
    call: (message) => post(call(message)),
    return: (message) => {
      returned = message
    },
    settle: ({ number, ok, v }) => theirs.settle(number, ok, decode(v)),
    expose: ({ key, api }) =>
      Object.defineProperty(window, key, {
        value: freeze(decode(api)),
        enumerable: true,
        configurable: false,
        writable: false,
      }),
  }
  window.addEventListener(
    `${channel}:${side}`,
    (message) => {
      message.stopImmediatePropagation()
      const content = JSON.parse(message.detail)
      on[content.t](content)
    },
    true,
  )
  return { expose: (key, api) => post({ t: 'expose', key, api: encode(api) }) }
}

module.exports = { makeBridge }
