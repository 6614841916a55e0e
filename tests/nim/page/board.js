// The smallest board there is: a button for each action.
export const placed = () => true;

export function mount(root, table) {
  return {
    update(now) {
      const buttons = now.actions.map(({ name, label }) => {
        const button = document.createElement('button');
        button.textContent = label;
        button.addEventListener('click', () => table.act(name));
        return button;
      });
      root.replaceChildren(...buttons);
    },
  };
}
