import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TooltipProvider } from '../../../../renderer/components/Tooltip.tsx'
import { ExamChoices } from '../../../../renderer/features/exam/ExamChoices.tsx'

test('a choice says that it is struck out, and the others do not', () => {
  const none = () => undefined
  const html = renderToStaticMarkup(
    createElement(
      TooltipProvider,
      null,
      createElement(ExamChoices, {
        ...{ choices: ['Yes.', 'No.'], place: 0, struck: [1] },
        onChoose: none,
        onStrike: none,
      }),
    ),
  )
  expect(html.match(/\(struck out\)/g)).toHaveLength(1)
  expect(html.indexOf('(struck out)')).toBeGreaterThan(html.indexOf('No.'))
})
