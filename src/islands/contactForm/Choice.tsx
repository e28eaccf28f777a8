interface ChoiceProps {
  readonly id: string;
  readonly name: 'service' | 'urgency';
  readonly label: string;
  /** Stands after the label, paler. */
  readonly optional?: string;
  /** The choice of who does not choose. */
  readonly none: string;
  readonly choices: readonly string[];
  readonly locked: boolean;
}

/** A labelled list to choose one of, or none. */
export const Choice = ({ id, name, label, optional, none, choices, locked }: ChoiceProps) => (
  <>
    <label htmlFor={id}>
      {label}
      {optional && <span> {optional}</span>}
    </label>
    <select id={id} name={name} disabled={locked}>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  </>
);
