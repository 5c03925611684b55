import { classNames } from './class-names.ts'

/** Says that something did not go through, right where it was asked for; renders nothing without words. */
export const Failure = ({ words, className }: { words: string | undefined; className?: string }) =>
  words ? (
    <p role="alert" className={classNames('text-sm text-wrong', className)}>
      {words}
    </p>
  ) : null
