//! `cargo xtask setup-validators`: fetches the validators that are not built from crates (DXC, clang for MSL), so that runs of the harness need no network.
//!
//! DXC comes to lie in `target/validators`, or where COLORFAST_VALIDATORS says.

use crate::cargo::{finish, target_folder};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

/// The source package that carries the DirectX shader compiler for Linux, and its hash: pip takes no other.
const PACKAGE: &str = "compushady==0.17.5";
const HASH: &str = "sha256:5052caf9e955d8e7a48e22f536e82b44b72e83af46e824a9e99157c7809de691";

/// The package of the clang that validates MSL, and its command.
const CLANG: &str = "clang-19";

/// Fetches every validator that is not there yet.
pub fn run() -> Result<(), String> {
    let folder = std::env::var_os("COLORFAST_VALIDATORS").map_or(target_folder().join("validators"), PathBuf::from);
    let dxc = dxc(&folder.join("dxc"));
    clang().and(dxc)
}

/// Clang, which validates and runs MSL where Apple's compiler is not.
fn clang() -> Result<(), String> {
    let is_there =
        |name: &str| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    if std::env::consts::OS == "macos" {
        println!(
            "MSL is validated by Apple's compiler: xcode-select --install && xcodebuild -downloadComponent MetalToolchain"
        );
        return Ok(());
    }
    if let Some(name) = [CLANG, "clang-20", "clang-21", "clang-22"].into_iter().find(|name| is_there(name)) {
        println!("clang is there: {name}");
        return Ok(());
    }
    if !is_there("apt-get") {
        return Err(format!("there is no apt-get to install {CLANG} with: any clang from 19 on will do"));
    }
    // Whoever is not root has sudo, or is told what to do.
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    let apt = |arguments: &[&str]| {
        let mut command = Command::new(if is_root { "apt-get" } else { "sudo" });
        command.args(if is_root { &[][..] } else { &["-n", "apt-get"] });
        finish(command.args(arguments))
    };
    apt(&["update", "-qq"])?;
    apt(&["install", "-qq", "-y", "--no-install-recommends", CLANG])?;
    println!("clang installed: {CLANG}");
    Ok(())
}

/// The DirectX shader compiler.
fn dxc(folder: &Path) -> Result<(), String> {
    let library = folder.join("libdxcompiler.so");
    if library.is_file() {
        println!("DXC is there: {}", library.display());
        return Ok(());
    }
    let packed = match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => "libdxcompiler_x86_64.so.3.7",
        ("linux", "aarch64") => "libdxcompiler_aarch64.so.3.7",
        ("macos", _) => "libdxcompiler.3.7.dylib",
        (os, arch) => return Err(format!("there is no DXC for {os} on {arch} in {PACKAGE}")),
    };
    let scratch = folder.join("download");
    let unpacked = unpack(&scratch, packed);
    let moved = unpacked.and_then(|path| fs::rename(path, &library).map_err(|error| in_folder(folder, &error)));
    // What is left is 200 MB that nobody needs.
    let _ = fs::remove_dir_all(&scratch);
    moved?;
    println!("DXC fetched: {}", library.display());
    Ok(())
}

/// Downloads the package into a folder and unpacks one file of it.
fn unpack(scratch: &Path, file: &str) -> Result<PathBuf, String> {
    let failed = |error: io::Error| in_folder(scratch, &error);
    fs::create_dir_all(scratch).map_err(failed)?;
    let requirements = scratch.join("requirements.txt");
    fs::write(&requirements, format!("{PACKAGE} --hash={HASH}\n")).map_err(failed)?;
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "--require-hashes"]);
    finish(pip.arg("--dest").arg(scratch).arg("--requirement").arg(&requirements))?;
    let name = PACKAGE.replace("==", "-");
    let inner = format!("{name}/compushady/backends/{file}");
    finish(
        Command::new("tar").arg("-xzf").arg(scratch.join(format!("{name}.tar.gz"))).arg("-C").arg(scratch).arg(&inner),
    )?;
    Ok(scratch.join(inner))
}

fn in_folder(folder: &Path, error: &io::Error) -> String {
    format!("{}: {error}", folder.display())
}
