import { findEveryOtherBreakage } from './half-of-breakages.ts'

findEveryOtherBreakage(2)
