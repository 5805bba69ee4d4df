import MaquetteCommands

runCommandLine()
