import { expect, test } from 'vitest'
import { isReserved } from '#rules/accounts/reserved.ts'

test.each([
  'admin',
  'Admin',
  'ADMIN 1',
  'A d m i n',
  'Ádmin',
  'Ａｄｍｉｎ',
  'Support',
  'Bar Duel Support',
  'barduel',
  '★ Bar-Duel ★',
  'system',
  'аdmin',
  'Αdmin',
  'Adm1n',
  '0fficial',
  'Ѕuррort',
  'Ваг Duеl',
  'Bar Due|',
  '$taff',
  'ᴀᴅᴍɪɴ',
  'ʙᴀʀ ᴅᴜᴇʟ sᴜᴘᴘᴏʀᴛ',
  '8ar Duel',
])('%s would pass for the people who run the server', (name) => expect(isReserved(name)).toBe(true))

test.each([
  'Portia',
  'Badminton',
  'Adminka Novak',
  'Child Support Esq',
  'Bar Exam',
  'Duel Bar',
  'Atticus Finch',
  '12',
  '李小龍',
  'Дмитрий',
  'Παναγιώτης',
  'Ｐｏｒｔｉａ',
  'Hot 100',
])('%s is a player’s', (name) => expect(isReserved(name)).toBe(false))
