# Ce que quelqu’un d’autre décide, dit après son nom : « Teo réfléchit · quelle faveur garder ». `theirs-x` accompagne `ask-x`.

theirs-bid = ce que vaut le lot
theirs-play = quelle carte jouer, ou se reposer
theirs-react = s’il faut annuler la carte
theirs-target = à qui la carte { $kind } est destinée
theirs-show = quelle carte montrer
theirs-keep = si la carte reste sur la pioche
theirs-swap = quelle carte poser sur la pioche
