const { BrowserWindow } = require('./browser-window.cjs')

let applicationMenu = null

class MenuItem {
  constructor(options) {
    Object.assign(this, { enabled: true, visible: true, checked: false, ...options })
    if (Array.isArray(options.submenu)) this.submenu = Menu.buildFromTemplate(options.submenu)
    this.click = (...args) => options.click?.(this, BrowserWindow.getFocusedWindow(), ...args)
  }
}

/** Electron's `Menu`, which is drawn nowhere. Tests click its items. */
class Menu {
  items = []
  append(item) {
    this.items.push(item)
  }
  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById?.(id)
      if (found) return found
    }
    return null
  }
  popup() {}
  closePopup() {}

  static buildFromTemplate(template) {
    const menu = new Menu()
    menu.items = template.map((entry) => (entry instanceof MenuItem ? entry : new MenuItem(entry)))
    return menu
  }
  static setApplicationMenu(menu) {
    applicationMenu = menu
  }
  static getApplicationMenu() {
    return applicationMenu
  }
}

module.exports = { Menu, MenuItem }
