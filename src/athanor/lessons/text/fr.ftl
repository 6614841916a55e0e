## Ce qui se dit dans toutes les leçons

lesson-beside = C’est permis, mais cela mène ailleurs. Reprends ton coup, ou continue et regarde ce qui en sort.
lesson-shown = C’était ça. À toi maintenant : la table est remise comme avant.
no-such-lesson = Il n’y a pas de leçon appelée « { $lesson } ».
