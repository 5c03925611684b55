/** An event of Electron, which its listeners may prevent. */
const event = (properties = {}) => ({
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true
  },
  ...properties,
})

module.exports = { event }
