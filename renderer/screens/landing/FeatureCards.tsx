import { GraduationCap, Landmark, type LucideIcon, Swords } from 'lucide-react'
import { Card } from '../../components/Card.tsx'

interface Feature {
  readonly title: string
  readonly text: string
  readonly Icon: LucideIcon
}

const FEATURES: readonly Feature[] = [
  {
    title: 'Law School Exams',
    text: 'Short, exact fact patterns in the seven core subjects, each with the reason the right answer is right and why the others tempt.',
    Icon: GraduationCap,
  },
  {
    title: 'Bar Exam Prep',
    text: 'Four choices and one best answer, as on the day itself. Difficulty climbs with you through ten levels, from Intro to Divine.',
    Icon: Landmark,
  },
  {
    title: 'Competitive Study',
    text: 'Three lives, a best score to beat and a title to earn. Live duels and leaderboards open with a coming release.',
    Icon: Swords,
  },
]

export function FeatureCards() {
  return (
    <section aria-label="What Bar Duel is for" className="grid gap-4 md:grid-cols-3 md:gap-6">
      {FEATURES.map(({ title, text, Icon }) => (
        <Card key={title} as="article">
          <span className="mb-4 grid size-12 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
            <Icon className="size-6" strokeWidth={1.75} aria-hidden="true" />
          </span>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-2 text-pretty text-muted">{text}</p>
        </Card>
      ))}
    </section>
  )
}
