/** The reference tables of a rule book: texts only, so that every medium paints the same words and numbers. */
export interface ReferenceSection {
  readonly title: string;
  /** The mode it is about; without, it is about all of them. */
  readonly mode?: string;
  readonly facts: readonly ReferenceFact[];
  readonly tables: readonly ReferenceTable[];
  /** Whole sentences, below the tables. */
  readonly notes: readonly string[];
}

export interface ReferenceFact {
  /** `Start budget` */
  readonly label: string;
  /** With its unit: `€8,000`, `the first 3 in full, further ones at 50 %`. */
  readonly value: string;
}

export interface ReferenceTable {
  readonly title: string;
  readonly columns: readonly ReferenceColumn[];
  /** One cell a column, without its unit; `–` where there is nothing to say. */
  readonly rows: readonly (readonly string[])[];
}

export interface ReferenceColumn {
  readonly title: string;
  /** `€`, `%`, `people`: said once, in the header. */
  readonly unit?: string;
  /** Set to the right. */
  readonly numeric: boolean;
}
