import { expandConfig } from '@libsql/core/config'
import { expect, test } from 'vitest'
import { fileUrl } from '#prisma/local/file-url.ts'

test.each([
  ['/home/zoë/100% #1?/profile.db', '/home/zoë/100% #1?/profile.db'],
  ['C:\\Users\\Ann Lee\\profile.db', 'C:/Users/Ann Lee/profile.db'],
  ['\\\\server\\homes\\ann\\profile.db', '//server/homes/ann/profile.db'],
  ['profile.db', 'profile.db'],
])('libsql opens %s as that file', (file, opened) => {
  expect(expandConfig({ url: fileUrl(file) }, true)).toMatchObject({ scheme: 'file', path: opened })
})
