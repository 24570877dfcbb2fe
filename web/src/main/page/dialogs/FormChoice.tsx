/** The buttons of a dialog that offers forms: each closes it, and does what it is there for. */
export const FormChoice =
  <F extends string>(close: () => void, name: (form: F) => string, choose: (form: F) => Promise<void>) =>
  (form: F) => (
    <button
      key={form}
      type="button"
      onClick={() => {
        close();
        void choose(form);
      }}
    >
      {name(form)}
    </button>
  );
