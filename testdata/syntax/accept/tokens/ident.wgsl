fn f() {
  let Δέλτα = 1;
  let réflexion = Δέλτα;
  let 朝焼け = réflexion;
  let a1_ = 朝焼け;
  let _b = a1_;
}
