export type Clause = string;
