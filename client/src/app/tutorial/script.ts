/** A tutorial as it comes from the server: untot/kernel/tutorial.py. */
import type { Patch } from '../patches';
import type { AnyView, Happened, Question, Scene as Drawn } from '../wire';

export interface TutorRemark {
  /** Of the text `tutorial-<id>`. */
  id: string;
  /** What it points at: a part of the table, or `location:parking`, `card:threat`, `character:red.gunman`. */
  at: string;
  clause: string;
}

/** A moment between two answers, as the learner sees it. */
export interface Scene {
  question: Question | null;
  /** With what they change, from the scene before to this one. */
  events: Happened[];
  patch: Patch;
  remarks: TutorRemark[];
  /** What the learner answers now; null: the others go on. */
  answer: string | null;
}

export interface Tutorial {
  game: string;
  learner: number;
  names: string[];
  /** What is needed to draw all of them. */
  scene: Drawn;
  /** What the learner sees before anything has happened, and what had happened before. */
  view: AnyView;
  events: Happened[];
  scenes: Scene[];
}
