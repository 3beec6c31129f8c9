import type { UploadHolder } from '../media/upload-reservations.ts';
import type { DeadJob } from '../outbox.ts';
import type { MailReading } from './mail-reading.ts';
import type { StaffMember } from './staff-member.ts';

/** How the jobs of one topic stand. Times are ISO 8601 UTC. */
export interface TopicState {
  topic: string;
  waiting: number;
  /** Of the waiting ones, those that failed at least once. */
  retrying: number;
  dead: number;
  /** When the oldest waiting job was stored. */
  oldestAt: string | null;
}

/** One thing that was looked at, as of now. */
export interface HealthFact {
  subject: string;
  level: 'good' | 'watch' | 'bad';
  text: string;
}

export interface BackupState {
  /** When the newest one of ours was finished; null when there is none or none can be seen. */
  lastAt: string | null;
  /** Names of those beside them that are not signed with the key that is set. */
  foreign: readonly string[];
  /** Names of those that are later than now: a clock was ahead. */
  ahead: readonly string[];
  /** Why nobody can tell which there are, in a few words; null when all is well. */
  unreadable: string | null;
  /** Where they lie, or how they are made. */
  place: string;
}

/** Room that photos of one submission or listing hold which have not come whole. */
export interface UploadsOfOne extends Omit<UploadHolder, 'sender'> {
  /** Null for a listing, whose photos a member sends. */
  submissionId: number | null;
  /** Null when there is none, or it was deleted meanwhile. */
  submission: { reference: string; title: string } | null;
}

/** What a job is about, while that is kept: a lead or submission by its reference, a bus by its title. */
export interface JobSubject {
  kind: 'lead' | 'submission' | 'listing';
  id: number;
  name: string;
}

/** What the operations area may ask for and do. Every act is in the audit log. */
export interface OperationsService {
  topics(): Promise<TopicState[]>;
  /** Newest first. */
  deadJobs(limit: number): Promise<(DeadJob & { about: JobSubject | null })[]>;
  /** False when there is no such failed job any more. */
  retry(id: number, by: StaffMember): Promise<boolean>;
  /** Gives every failed job of a topic its attempts again; says how many. */
  retryTopic(topic: string, by: StaffMember): Promise<number>;
  discard(id: number, reason: string, by: StaffMember): Promise<boolean>;
  uploads: {
    /** Most bytes first. */
    holders(limit: number): Promise<UploadsOfOne[]>;
    /** Gives up what has come so far; says how many photos. Their sender may begin anew. */
    discard(submissionId: number, by: StaffMember): Promise<number>;
  };
  /** Null when a mail server takes the mails. */
  mailbox: MailReading | null;
  health(): Promise<HealthFact[]>;
  /** Name and version, most general first. */
  versions(): Promise<(readonly [string, string])[]>;
  /** Absent where backups are made elsewhere. */
  backup?: {
    state(): Promise<BackupState>;
    /** Null when it is written and verified; why not, in a few words. */
    run(by: StaffMember): Promise<string | null>;
  };
}
