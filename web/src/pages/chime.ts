/** A short, low note: it is your turn. Made here, so that nothing has to be loaded for it. */
export const chime = (): void => {
  const audio = new AudioContext()
  const note = audio.createOscillator()
  const volume = audio.createGain()
  note.frequency.value = 392
  volume.gain.setValueAtTime(0.12, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6)
  note.connect(volume).connect(audio.destination)
  note.onended = () => void audio.close()
  note.start()
  note.stop(audio.currentTime + 0.6)
}
