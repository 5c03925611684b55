const crypto = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const { app } = require('./app.cjs')
const state = require('./state.cjs')

/** Electron marks what it has encrypted by its version. */
const MARK = Buffer.from('v11')
const IV_BYTES = 12
const TAG_BYTES = 16

/** The key of this app's data folder, made when it is first asked for. */
function key() {
  const file = path.join(app.getPath('userData'), 'standin-safe-storage')
  try {
    return fs.readFileSync(file)
  } catch {
    const made = crypto.randomBytes(32)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, made, { mode: 0o600 })
    return made
  }
}

/** Electron's `safeStorage`. STANDIN_SAFE_STORAGE names its backend; with basic_text or none nothing is encrypted. */
const safeStorage = {
  _backend: process.env.STANDIN_SAFE_STORAGE ?? 'gnome_libsecret',
  isEncryptionAvailable() {
    return state.ready && !['none', 'basic_text'].includes(this._backend)
  },
  getSelectedStorageBackend() {
    return this._backend
  },
  setUsePlainTextEncryption() {},
  encryptString(text) {
    if (!this.isEncryptionAvailable())
      throw new Error(
        'Error while encrypting the text provided to safeStorage.encryptString. Encryption is not available.',
      )
    const iv = crypto.randomBytes(IV_BYTES)
    const cipher = crypto.createCipheriv('aes-256-gcm', key(), iv)
    return Buffer.concat([MARK, iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  },
  decryptString(encrypted) {
    try {
      const from = MARK.length + IV_BYTES
      const decipher = crypto.createDecipheriv('aes-256-gcm', key(), encrypted.subarray(MARK.length, from))
      decipher.setAuthTag(encrypted.subarray(-TAG_BYTES))
      return decipher.update(encrypted.subarray(from, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptString.')
    }
  },
  async isAsyncEncryptionAvailable() {
    return this.isEncryptionAvailable()
  },
  async encryptStringAsync(text) {
    return this.encryptString(text)
  },
  async decryptStringAsync(encrypted) {
    return { shouldReEncrypt: false, result: this.decryptString(encrypted) }
  },
}

module.exports = { safeStorage }
