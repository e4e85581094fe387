//! `cargo xtask setup-validators`: fetches the judges that are not built from crates, so that runs of the harness need no network.
//!
//! They come to lie in `target/validators`, or where COLORFAST_VALIDATORS says.

use crate::cargo::{finish, target_folder};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

/// The source package that carries the DirectX shader compiler for Linux, and its hash: pip takes no other.
const PACKAGE: &str = "compushady==0.17.5";
const HASH: &str = "sha256:5052caf9e955d8e7a48e22f536e82b44b72e83af46e824a9e99157c7809de691";

/// Fetches every validator that is not there yet.
pub fn run() -> Result<(), String> {
    let folder = std::env::var_os("COLORFAST_VALIDATORS").map_or(target_folder().join("validators"), PathBuf::from);
    dxc(&folder.join("dxc"))
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
