import { GraduationCap, Landmark, type LucideIcon, Swords } from 'lucide-react'
import { Card } from '../../components/Card.tsx'
import { ArenaPicture } from './ArenaPicture.tsx'

interface Feature {
  readonly title: string
  readonly text: string
  readonly Icon: LucideIcon
}

const FEATURES: readonly Feature[] = [
  {
    title: 'Law School Exams',
    text: 'Tight fact patterns in all seven MBE subjects, every choice explained.',
    Icon: GraduationCap,
  },
  {
    title: 'Bar Exam Prep',
    text: 'Four choices and one best answer, just like exam day. Difficulty climbs with you through ten levels, from Intro to Divine.',
    Icon: Landmark,
  },
  {
    title: 'Competitive Study',
    text: 'Duel other students live, play friends turn by turn, climb the leaderboards.',
    Icon: Swords,
  },
]

export function FeatureCards() {
  return (
    <section aria-label="What Bar Duel is for">
      <ArenaPicture />
      <div className="grid gap-4 md:grid-cols-3 md:gap-6">
        {FEATURES.map(({ title, text, Icon }) => (
          <Card key={title} as="article">
            <span className="mb-4 grid size-12 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
              <Icon className="size-6" strokeWidth={1.75} aria-hidden="true" />
            </span>
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-pretty text-muted">{text}</p>
          </Card>
        ))}
      </div>
    </section>
  )
}
